import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/index.ts';
import s from '../lib/story/story.module.css';
import { Notice } from './index.ts';

const meta: Meta<typeof Notice> = { title: 'Kit/Notice', component: Notice };
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <div className={s.column}>
      <Notice word="提示">法会期间停车位有限，请尽量乘公交前来。</Notice>
      <Notice kind="success" word="已收到">
        您的报名已登记，维那师会在三日内与您联系。
      </Notice>
      <Notice kind="warning" word="请留意">
        牌位登记将于今晚九点截止。
      </Notice>
      <Notice
        kind="error"
        word="没有送出"
        live="polite"
        action={
          <Button variant="outline" size="small" iconStart="retry">
            再送一次
          </Button>
        }
      >
        网络中断，您写的内容已保存在本机。
      </Notice>
    </div>
  ),
};
