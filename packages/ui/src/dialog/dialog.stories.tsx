import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { ListItem, ListRow, ListRows } from '../list-row/index.ts';
import { Dialog, Sheet } from './index.ts';

const meta: Meta<typeof Dialog> = { title: 'Kit/Dialog', component: Dialog };
export default meta;

function Confirm({ opened = false }: { readonly opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>取消报名</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="要取消这次报名吗？"
        description="取消后名额会让给候补的善信；您填写的资料仍为您保留。"
        closeLabel="关闭"
        actions={
          <>
            <Button variant="outline" onClick={close}>
              再想想
            </Button>
            <Button onClick={close}>取消报名</Button>
          </>
        }
      />
    </>
  );
}

function Choose({ opened = false }: { readonly opened?: boolean }) {
  const [open, setOpen] = useState(opened);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        分享
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="分享给善友" closeLabel="关闭">
        <ListRows>
          <ListItem>
            <ListRow icon="comment" title="微信好友" onClick={() => setOpen(false)} />
          </ListItem>
          <ListItem>
            <ListRow icon="file-image" title="生成图片" onClick={() => setOpen(false)} />
          </ListItem>
          <ListItem>
            <ListRow icon="external" title="复制链接" onClick={() => setOpen(false)} />
          </ListItem>
        </ListRows>
      </Sheet>
    </>
  );
}

export const Question: StoryObj = { render: () => <Confirm /> };
export const QuestionOpen: StoryObj = { render: () => <Confirm opened /> };
export const FromBelow: StoryObj = { render: () => <Choose /> };
export const FromBelowOpen: StoryObj = { render: () => <Choose opened /> };
