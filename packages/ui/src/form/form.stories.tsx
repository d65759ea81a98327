import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormError } from './index.ts';

const meta: Meta<typeof Form> = { title: 'Kit/Form', component: Form };
export default meta;

const WRONG: readonly FormError[] = [
  { name: 'name', message: '姓名：请写下姓名。' },
  { name: 'stay', message: '住宿：请选择一种。' },
  { name: 'agree', message: '报名前请先同意保存资料。' },
];

function Fields({ errors }: { readonly errors: readonly FormError[] }) {
  const wrong = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <>
      <TextField
        id="name"
        name="name"
        label="姓名"
        autoComplete="name"
        required
        requiredWord="必填"
        error={wrong('name')}
      />
      <NumberField
        name="people"
        label="同行人数"
        moreLabel="多一位"
        lessLabel="少一位"
        min={1}
        max={8}
        defaultValue={1}
      />
      <RadioGroup
        id="stay"
        name="stay"
        label="住宿"
        required
        requiredWord="必选"
        error={wrong('stay')}
        options={[
          { value: 'stay', label: '住寺', hint: '四人一间，请自备洗漱用品。' },
          { value: 'day', label: '当日往返' },
        ]}
      />
      <Checkbox
        id="agree"
        name="agree"
        label="同意寺院为这次法会保存我的姓名和手机号"
        required
        requiredWord="必选"
        error={wrong('agree')}
      />
    </>
  );
}

export const Fresh: StoryObj = {
  render: () => (
    <Form errorTitle="有三处需要修改">
      <Fields errors={[]} />
      <Button type="submit">报名</Button>
    </Form>
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <Form errorTitle="有三处需要修改" errors={WRONG}>
      <Fields errors={WRONG} />
      <Button type="submit">报名</Button>
    </Form>
  ),
};

export const NotSent: StoryObj = {
  render: () => (
    <Form
      errorTitle="没有送到"
      errors={[{ message: '网络断了。您写的都还在，请稍后再按一次报名。' }]}
    >
      <TextField label="姓名" defaultValue="王慧明" />
      <Button type="submit">报名</Button>
    </Form>
  ),
};

export const Busy: StoryObj = {
  render: () => (
    <Form errorTitle="有三处需要修改" busy>
      <TextField label="姓名" defaultValue="王慧明" />
      <Button type="submit" busy>
        报名
      </Button>
    </Form>
  ),
};

function Example() {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  return (
    <Form
      errorTitle="有几处需要修改"
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setErrors(WRONG.filter(({ name }) => !data.get(name!)));
      }}
    >
      <Fields errors={errors} />
      <Button type="submit">报名</Button>
    </Form>
  );
}

export const Working: StoryObj = { render: () => <Example /> };
