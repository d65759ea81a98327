import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ARTICLE_ZH, HEART_SUTRA_BO } from '../lib/story/texts.ts';
import { RichText } from './index.ts';

const meta: Meta<typeof RichText> = { title: 'Kit/RichText', component: RichText };
export default meta;

export const Article: StoryObj = { render: () => <RichText html={ARTICLE_ZH} /> };
export const Tibetan: StoryObj = {
  render: () => (
    <RichText
      lang="bo"
      html={`<h2>ཤེས་རབ་སྙིང་པོ།</h2><p>${HEART_SUTRA_BO}</p><blockquote><p>གཟུགས་སྟོང་པའོ། །སྟོང་པ་ཉིད་གཟུགས་སོ། །</p></blockquote><p>${HEART_SUTRA_BO}</p>`}
    />
  ),
};
