import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from './index.ts';

const countText = (used: number, limit: number): string =>
  used > limit ? `超出 ${used - limit} 字，请精简` : `${used} / ${limit} 字`;

const meta: Meta<typeof TextArea> = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: '回向文', hint: '法会上由维那师宣读。' },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};
export const Count: Story = {
  args: { limit: 60, countText, defaultValue: '愿以此功德，庄严佛净土。上报四重恩，下济三途苦。' },
};
export const TooLong: Story = {
  args: {
    limit: 20,
    countText,
    defaultValue: '愿以此功德，庄严佛净土。上报四重恩，下济三途苦。',
    error: '请把回向文写在二十字以内。',
  },
};
export const WithError: Story = {
  args: { required: true, requiredWord: '必填', error: '请写下回向文。' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '愿以此功德' } };
export const Tibetan: Story = {
  args: {
    lang: 'bo',
    label: 'བསྔོ་བ།',
    hint: undefined,
    defaultValue: 'དགེ་བ་འདི་ཡིས་མྱུར་དུ་བདག །འཇམ་དབྱངས་གྲུབ་པར་གྱུར་ནས་ནི། །',
  },
};
