import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Tag } from '../tag/index.ts';
import { MediaCard } from './index.ts';

const meta: Meta<typeof MediaCard> = { title: 'Kit/MediaCard', component: MediaCard };
export default meta;

const piece = {
  href: '#article',
  title: '一灯能除千年暗：燃灯供佛的意义与如法的做法',
  summary: '灯有三义：破暗、照明、相续。一灯燃百千灯，暗者皆明，明终不尽，此即无尽灯法门。',
  meta: '常照法师 · 农历十月十一',
};

export const Large: StoryObj = {
  render: () => (
    <div className={s.grid}>
      <MediaCard {...piece} seed="a" badge={<Tag icon="play">视频</Tag>} />
      <MediaCard {...piece} title="腊八施粥通启" summary={undefined} seed="b12" />
      <MediaCard
        {...piece}
        lang="bo"
        title="མར་མེ་འབུལ་བའི་ཕན་ཡོན་དང་ཚུལ་བཞིན་འབུལ་ཐབས།"
        summary="མར་མེ་གཅིག་གིས་ལོ་སྟོང་གི་མུན་པ་སེལ།"
        meta="བོད་ཡིག"
        seed="c3"
      />
    </div>
  ),
};

export const Compact: StoryObj = {
  render: () => (
    <div>
      <MediaCard {...piece} layout="compact" seed="a" />
      <MediaCard {...piece} layout="compact" seed="b" summary={undefined} />
      <MediaCard
        {...piece}
        layout="compact"
        seed="c"
        lang="en"
        title="Why we offer lamps, and how it is done"
        summary={undefined}
      />
    </div>
  ),
};
