import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FieldGroup } from '../field/index.ts';
import { Checkbox } from './index.ts';

const meta: Meta<typeof Checkbox> = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: '法会前一日用短信提醒我' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: '每场法会只发一条。' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const WithError: StoryObj = {
  render: () => (
    <Checkbox
      label={
        <>
          我已读过<a href="#privacy">隐私说明</a>，同意寺院为这次法会保存我的姓名和手机号
        </>
      }
      required
      requiredWord="必选"
      error="报名前请先同意。"
    />
  ),
};

export const Group: StoryObj = {
  render: () => (
    <FieldGroup label="参加的功课" hint="可以多选。">
      <Checkbox name="rites" value="morning" label="早课" defaultChecked />
      <Checkbox name="rites" value="evening" label="晚课" />
      <Checkbox name="rites" value="prayer" label="སྨོན་ལམ།" lang="bo" />
    </FieldGroup>
  ),
};
