import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { PasswordField } from './index.ts';

const meta: Meta<typeof PasswordField> = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: '密码', purpose: 'current', showLabel: '显示', hideLabel: '隐藏' },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Current: Story = {};
export const WithError: Story = { args: { error: '手机号或密码不对。', defaultValue: 'namo' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'namo-amitabha' } };

export const Strength: StoryObj = {
  render: () => (
    <div className={s.column}>
      {(
        [
          [0, 'namo', '太短：至少八个字符'],
          [1, 'namo1234', '弱：很容易被猜到'],
          [2, 'namo-lotus-108', '尚可'],
          [3, 'namo-lotus-lamp-incense', '强'],
        ] as const
      ).map(([level, value, text]) => (
        <PasswordField
          key={level}
          label="新密码"
          purpose="new"
          hint="三四个不相干的词最好记，也最难猜。"
          required
          requiredWord="必填"
          showLabel="显示"
          hideLabel="隐藏"
          defaultValue={value}
          strength={{ level, text }}
        />
      ))}
    </div>
  ),
};
