import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import s from '../lib/story/story.module.css';
import { Segmented } from './index.ts';

const meta: Meta<typeof Segmented> = { title: 'Kit/Segmented', component: Segmented };
export default meta;

function Example() {
  const [language, setLanguage] = useState('zh-Hans');
  const [size, setSize] = useState('normal');
  const [theme, setTheme] = useState('auto');
  return (
    <div className={s.column}>
      <Segmented
        label="语言"
        showLabel
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: 'zh-Hans', label: '简体' },
          { value: 'zh-Hant', label: '繁體', lang: 'zh-Hant' },
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'bo', label: 'བོད་ཡིག', lang: 'bo' },
        ]}
      />
      <Segmented
        label="字号"
        showLabel
        value={size}
        onValueChange={setSize}
        options={[
          { value: 'normal', label: '标准' },
          { value: 'large', label: '大' },
          { value: 'largest', label: '特大' },
        ]}
      />
      <Segmented
        label="外观"
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: 'light', label: '浅色', icon: 'sun' },
          { value: 'dark', label: '深色', icon: 'moon' },
          { value: 'auto', label: '随系统', icon: 'settings' },
        ]}
      />
    </div>
  );
}

export const Settings: StoryObj = { render: () => <Example /> };
