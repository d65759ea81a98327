import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { ControlBox, Field, FieldGroup } from './index.ts';

const meta: Meta<typeof Field> = { title: 'Kit/Field', component: Field };
export default meta;

export const OwnControl: StoryObj = {
  render: () => (
    <div className={s.column}>
      <Field
        label="到寺日期"
        hint="早课五点半开始，远道者请前一日到。"
        required
        requiredWord="必填"
      >
        {(control) => (
          <ControlBox>
            <input type="date" {...control} />
          </ControlBox>
        )}
      </Field>
      <Field
        label="到寺日期"
        hint="早课五点半开始，远道者请前一日到。"
        error="这一天已经过去，请另选一天。"
      >
        {(control) => (
          <ControlBox>
            <input type="date" {...control} />
          </ControlBox>
        )}
      </Field>
    </div>
  ),
};

export const Group: StoryObj = {
  render: () => (
    <FieldGroup label="联系人" hint="法会前一日会打电话确认。" error="请写下姓名。">
      <Field label="姓名" error="请写下姓名。">
        {(control) => (
          <ControlBox>
            <input type="text" autoComplete="name" {...control} />
          </ControlBox>
        )}
      </Field>
    </FieldGroup>
  ),
};
