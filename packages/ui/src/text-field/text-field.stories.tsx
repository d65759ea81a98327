import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { TextField } from './index.ts';

const meta: Meta<typeof TextField> = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: '姓名', autoComplete: 'name' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { hint: '牌位上会写这个名字。', placeholder: '例如：王慧明' },
};
export const Required: Story = { args: { required: true, requiredWord: '必填' } };
export const WithError: Story = {
  args: { hint: '牌位上会写这个名字。', error: '请写下姓名，一至二十字。' },
};
export const Disabled: Story = { args: { defaultValue: '王慧明', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '王慧明', readOnly: true } };

export const Kinds: StoryObj = {
  render: () => (
    <div className={s.column}>
      <TextField
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        prefix="+86"
        defaultValue="138 0000 0000"
        clearLabel="清空手机号"
      />
      <TextField label="邮箱" type="email" autoComplete="email" error="邮箱里少了 @。" />
      <TextField
        label="搜索经书"
        type="search"
        enterKeyHint="search"
        defaultValue="金刚经"
        clearLabel="清空"
      />
      <TextField label="供养" inputMode="decimal" suffix="元" defaultValue="108" />
      <TextField
        label="མིང་།"
        hint="ཚོགས་མཆོད་ཀྱི་ཐོ་ལ་མིང་འདི་འབྲི་རྒྱུ་ཡིན།"
        lang="bo"
        required
        requiredWord="དགོས་ངེས།"
      />
    </div>
  ),
};
