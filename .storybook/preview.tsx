import '@temple/ui/styles/base.css';
import '@temple/ui/styles/tibetan.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { themeCss } from '@temple/ui/tokens';
import { useLayoutEffect } from 'react';

/** What the shell's HTML carries on `<html>`, driven here by the toolbar. */
function applyGlobals(globals: Record<string, unknown>): void {
  const root = document.documentElement;
  const set = (name: string, value: unknown): void => {
    if (typeof value === 'string' && value !== '') root.setAttribute(name, value);
    else root.removeAttribute(name);
  };
  set('data-theme', globals['theme']);
  set('data-contrast', globals['contrast']);
  set('data-text', globals['text']);
  set('data-view', globals['view']);
  set('lang', globals['language']);

  let style = document.getElementById('temple-theme');
  if (!style) {
    style = document.createElement('style');
    style.id = 'temple-theme';
    document.head.append(style);
  }
  style.textContent = themeCss(String(globals['temple']));
}

const withTemple: Decorator = (Story, { globals }) => {
  const key = JSON.stringify(globals);
  useLayoutEffect(() => applyGlobals(JSON.parse(key) as Record<string, unknown>), [key]);
  return <Story />;
};

const toolbar = (title: string, icon: string, items: [value: string, title: string][]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, name]) => ({ value, title: name })),
  },
});

const preview: Preview = {
  decorators: [withTemple],
  globalTypes: {
    temple: toolbar('Temple', 'paintbrush', [
      ['#b3372b', 'Vermilion'],
      ['#c79a2b', 'Gold'],
      ['#2f7a57', 'Jade'],
      ['#2f4d94', 'Indigo'],
    ]),
    theme: toolbar('Theme', 'contrast', [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
    contrast: toolbar('Contrast', 'eye', [
      ['normal', 'Normal contrast'],
      ['more', 'High contrast'],
    ]),
    text: toolbar('Text', 'paragraph', [
      ['normal', 'Text 100 %'],
      ['large', 'Text 125 %'],
      ['largest', 'Text 150 %'],
    ]),
    view: toolbar('View', 'accessibility', [
      ['standard', 'Standard view'],
      ['elder', 'Elder view'],
    ]),
    language: toolbar('Language', 'globe', [
      ['zh-Hans', '简体'],
      ['zh-Hant', '繁體'],
      ['en', 'English'],
      ['bo', 'བོད་ཡིག'],
    ]),
  },
  initialGlobals: {
    temple: '#b3372b',
    theme: 'light',
    contrast: 'normal',
    text: 'normal',
    view: 'standard',
    language: 'zh-Hans',
  },
  parameters: {
    viewport: {
      options: {
        phone: { name: 'Phone 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
        desktop: {
          name: 'Desktop 1280',
          type: 'desktop',
          styles: { width: '1280px', height: '800px' },
        },
      },
    },
    // The ground is the temple's paper, not the addon's.
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Guide', 'Tokens', 'Kit'] } },
    layout: 'padded',
  },
};

export default preview;
