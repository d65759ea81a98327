import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/index.ts';
import s from '../lib/story/story.module.css';
import { ToastProvider, useToast } from './index.ts';

const meta: Meta = { title: 'Kit/Toast' };
export default meta;

function Buttons() {
  const toast = useToast();
  return (
    <div className={s.rowish}>
      <Button onClick={() => toast.show({ kind: 'success', text: '已收藏。' })}>收藏</Button>
      <Button
        variant="outline"
        onClick={() =>
          toast.show({
            kind: 'info',
            text: '已从收藏中移除。',
            note: '《一灯能除千年暗》',
            action: { label: '放回去', onClick: () => {} },
          })
        }
      >
        移除
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.show({ kind: 'error', text: '没有送出，内容已保存。' })}
      >
        失败
      </Button>
    </div>
  );
}

export const Default: StoryObj = {
  render: () => (
    <ToastProvider
      labels={{
        region: '消息',
        close: '关闭',
        info: '提示',
        success: '完成',
        warning: '留意',
        error: '未成',
      }}
    >
      <Buttons />
    </ToastProvider>
  ),
};
