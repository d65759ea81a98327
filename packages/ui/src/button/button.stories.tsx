import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Button, ButtonLink } from './index.ts';

const meta: Meta<typeof Button> = {
  title: 'Kit/Button',
  component: Button,
  args: { children: '随喜功德' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Solid: Story = {};
export const Outline: Story = { args: { variant: 'outline' } };
export const Quiet: Story = { args: { variant: 'quiet', iconEnd: 'chevron-right' } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };

export const States: StoryObj = {
  render: () => (
    <div className={s.column}>
      {(['solid', 'outline', 'quiet'] as const).map((variant) => (
        <div key={variant} className={s.rowish}>
          <Button variant={variant}>报名参加</Button>
          <Button variant={variant} iconStart="download">
            下载
          </Button>
          <Button variant={variant} busy>
            报名参加
          </Button>
          <Button variant={variant} disabled>
            已截止
          </Button>
        </div>
      ))}
      <div className={s.rowish}>
        <Button size="small">小</Button>
        <Button>中</Button>
        <Button size="large">大</Button>
        <ButtonLink href="#home" variant="outline" iconStart="home">
          回首页
        </ButtonLink>
      </div>
      <Button block size="large">
        与十方善信一同随喜冬令供暖功德，愿众生离苦得乐
      </Button>
      <Button block variant="outline" lang="bo">
        དམིགས་བསལ་གྱི་ཚོགས་མཆོད་ལ་ཞུགས་པའི་ཐོ་འགོད།
      </Button>
    </div>
  ),
};
