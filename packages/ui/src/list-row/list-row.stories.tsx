import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Picture } from '../picture/index.ts';
import { Tag } from '../tag/index.ts';
import { ListItem, ListRow, ListRows } from './index.ts';

const meta: Meta<typeof ListRow> = { title: 'Kit/ListRow', component: ListRow };
export default meta;

export const States: StoryObj = {
  render: () => (
    <ListRows label="功课">
      <ListItem>
        <ListRow href="#1" icon="sutra" title="《金刚经》一部" note="已诵 12 / 30 日" />
      </ListItem>
      <ListItem>
        <ListRow
          href="#2"
          leading={<Picture alt="" seed="winter" ratio="1:1" rounded />}
          title="随喜 · 冬令供暖"
          note="已有 1,286 人随喜"
          trailing="12月1日"
        />
      </ListItem>
      <ListItem>
        <ListRow
          onClick={() => {}}
          icon="bell"
          title="明日诵经共修提醒"
          trailing={<Tag tone="accent">06:30</Tag>}
        />
      </ListItem>
      <ListItem>
        <ListRow href="#4" icon="book" title="当前所在" current />
      </ListItem>
      <ListItem>
        <ListRow title="联系电话" trailing="0571-0000 0000" />
      </ListItem>
      <ListItem>
        <ListRow onClick={() => {}} icon="lock" title="尚未开放" note="结夏安居后开放" disabled />
      </ListItem>
      <ListItem>
        <ListRow
          href="#5"
          icon="globe"
          title={<span lang="bo">བཅོམ་ལྡན་འདས་མ་ཤེས་རབ་ཀྱི་ཕ་རོལ་ཏུ་ཕྱིན་པའི་སྙིང་པོ་བཞུགས་སོ།</span>}
          note="藏文"
        />
      </ListItem>
    </ListRows>
  ),
};
