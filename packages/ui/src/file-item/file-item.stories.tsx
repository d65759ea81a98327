import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListItem, ListRows } from '../list-row/index.ts';
import { FileItem } from './index.ts';

const meta: Meta<typeof FileItem> = { title: 'Kit/FileItem', component: FileItem };
export default meta;

const shared = {
  labels: { download: '下载', cancel: '取消', retry: '重试', open: '打开' },
  onDownload: () => {},
  onCancel: () => {},
  onOpen: () => {},
};

export const States: StoryObj = {
  render: () => (
    <ListRows label="文件">
      <ListItem>
        <FileItem
          {...shared}
          kind="pdf"
          name="金刚般若波罗蜜经（注音版）.pdf"
          meta="3.2 MB"
          state={{ status: 'idle' }}
        />
      </ListItem>
      <ListItem>
        <FileItem
          {...shared}
          kind="audio"
          name="早课唱诵全本.mp3"
          meta="48 MB · 52 分钟"
          state={{ status: 'downloading', progress: 0.43 }}
          statusText="已下载 43 %"
        />
      </ListItem>
      <ListItem>
        <FileItem
          {...shared}
          kind="video"
          name="二〇二五年水陆法会纪实.mp4"
          meta="1.1 GB"
          state={{ status: 'downloading' }}
          statusText="正在准备"
        />
      </ListItem>
      <ListItem>
        <FileItem
          {...shared}
          kind="text"
          name="朝暮课诵.txt"
          meta="84 KB"
          state={{ status: 'finished' }}
          statusText="已下载"
        />
      </ListItem>
      <ListItem>
        <FileItem
          {...shared}
          kind="archive"
          name="法会照片.zip"
          meta="220 MB"
          state={{ status: 'failed' }}
          statusText="网络中断，已下载的部分仍在"
        />
      </ListItem>
      <ListItem>
        <FileItem
          {...shared}
          kind="image"
          name="ཤེས་རབ་སྙིང་པོ་བཞུགས་སོ།"
          lang="bo"
          meta="5 MB"
          state={{ status: 'cancelled' }}
          statusText="已取消"
        />
      </ListItem>
    </ListRows>
  ),
};
