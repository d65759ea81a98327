import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './index.ts';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
};
export default meta;

export const Default: StoryObj = {
  render: () => (
    <p>
      这里有一段只有读屏能听到的话：<VisuallyHidden>南无本师释迦牟尼佛。</VisuallyHidden>
    </p>
  ),
};
