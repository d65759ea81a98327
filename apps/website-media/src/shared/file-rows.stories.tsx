import type { LibraryFileCard } from '@temple/contracts';
import { FileRows } from './file-rows.tsx';
import { StoryFrame } from './story-frame.tsx';

export default { title: 'Website/FileRows', component: FileRows };

const file = (
  id: string,
  name: string,
  type: string,
  language: LibraryFileCard['language'] = 'zh',
): LibraryFileCard => ({
  id,
  name,
  summary: '',
  type,
  size: 205_444,
  createdAt: '2026-11-09T16:00:00.000Z',
  publishedAt: '2026-11-09T16:00:00.000Z',
  downloadCount: 12,
  classification: '表格',
  language,
});

export const Files = {
  render: () => (
    <StoryFrame>
      <FileRows
        label="资料"
        files={[
          file('a', '般若波罗蜜多心经（大字诵本，十九磅，一页 A4，可直接打印）', 'pdf'),
          file('b', 'Three seasons, wallpapers for the phone', 'zip', 'en'),
          file('c', '钟声一记', 'wav'),
          file('d', 'སྒོམ་གྱི་ཐོ་འགོད་འགེངས་ཤོག', 'pdf', 'bo'),
          file('e', '书签 · 莲', 'png'),
        ]}
      />
    </StoryFrame>
  ),
};
