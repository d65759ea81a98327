import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Ornament } from './index.ts';

const meta: Meta<typeof Ornament> = { title: 'Kit/Ornament', component: Ornament };
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <div className={s.column}>
      <div className={s.ringed}>
        <Ornament kind="ring" />
        <span className={s.sacred}>云栖禅寺</span>
      </div>
      <Ornament />
      <Ornament kind="lotus" />
    </div>
  ),
};
