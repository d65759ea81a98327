import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { CodeField, type CodeSend } from './index.ts';

const texts = {
  send: '发送验证码',
  again: '重新发送',
  wait: (seconds: number) => `${seconds} 秒后可重发`,
  sent: '验证码已发送，请看短信。',
  ready: '可以重新发送验证码了。',
};

const meta: Meta<typeof CodeField> = {
  title: 'Kit/CodeField',
  component: CodeField,
  args: {
    label: '验证码',
    hint: '六位数字，发到您的手机上，十分钟内有效。',
    texts,
    send: { state: 'idle' },
    onSend: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof CodeField>;

export const Idle: Story = {};
export const Sending: Story = { args: { send: { state: 'sending' } } };
export const Counting: Story = { args: { send: { state: 'counting', seconds: 59 } } };
export const Ready: Story = { args: { send: { state: 'ready' }, defaultValue: '108' } };
export const WithError: Story = {
  args: {
    send: { state: 'counting', seconds: 12 },
    defaultValue: '108108',
    error: '验证码不对，请再看一次短信。',
  },
};
export const Disabled: Story = { args: { disabled: true } };

function Example() {
  const [send, setSend] = useState<CodeSend>({ state: 'idle' });
  const tick = (seconds: number): void => {
    setSend(seconds > 0 ? { state: 'counting', seconds } : { state: 'ready' });
    if (seconds > 0) setTimeout(() => tick(seconds - 1), 1000);
  };
  const start = (): void => {
    setSend({ state: 'sending' });
    setTimeout(() => tick(10), 800);
  };
  return <CodeField label="验证码" texts={texts} send={send} onSend={start} />;
}

export const Working: StoryObj = { render: () => <Example /> };
