import { useState } from 'react';
import { LANGUAGE_NAMES, htmlLang, useLanguage } from '@temple/i18n';
import { messages } from '@temple/remote-kit';
import { Dialog } from '@temple/ui/dialog';
import { Segmented } from '@temple/ui/segmented';
import { useRuntime } from '../app/runtime.tsx';
import { useText } from '../text.ts';
import { chooseLanguage } from './choose-language.ts';
import { applyHint, currentHint, type Appearance } from './appearance.ts';
import s from './settings-dialog.module.css';

function useAppearance<K extends keyof Appearance>(name: K) {
  const [value, setValue] = useState<string>(() => currentHint(name) ?? 'default');
  const change = (next: string) => {
    setValue(next);
    applyHint(name, next === 'default' ? undefined : (next as Appearance[K]));
  };
  return [value, change] as const;
}

/** Language, light or dark, text size, contrast and elder view: kept on this device. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const runtime = useRuntime();
  const language = useLanguage();
  // Shown as chosen at once; the texts follow when they have arrived.
  const [chosen, setChosen] = useState(language);
  const [theme, setTheme] = useAppearance('theme');
  const [text, setText] = useAppearance('text');
  const [contrast, setContrast] = useAppearance('contrast');
  const [view, setView] = useAppearance('view');
  const offered = LANGUAGE_NAMES.filter(({ code }) => runtime.boot.temple.languages.includes(code));
  return (
    <Dialog
      open
      variant="sheet"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('settingsTitle')}
      closeLabel={t('close')}
    >
      <div className={s.settings}>
        <Segmented
          label={t('settingLanguage')}
          showLabel
          value={chosen}
          onValueChange={(next) => {
            setChosen(next);
            chooseLanguage(runtime, next).catch(() => {
              setChosen(language);
              messages.show({ text: t('languageFailed'), kind: 'error' });
            });
          }}
          options={offered.map(({ code, name }) => ({
            value: code,
            label: name,
            lang: htmlLang(code),
          }))}
        />
        <Segmented
          label={t('settingText')}
          showLabel
          value={text}
          onValueChange={setText}
          options={[
            { value: 'default', label: t('textNormal') },
            { value: 'large', label: t('textLarge') },
            { value: 'largest', label: t('textLargest') },
          ]}
        />
        <Segmented
          label={t('settingTheme')}
          showLabel
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'default', label: t('themeSystem') },
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
          ]}
        />
        <Segmented
          label={t('settingContrast')}
          showLabel
          value={contrast}
          onValueChange={setContrast}
          options={[
            { value: 'default', label: t('contrastNormal') },
            { value: 'more', label: t('contrastMore') },
          ]}
        />
        <Segmented
          label={t('settingView')}
          showLabel
          value={view}
          onValueChange={setView}
          options={[
            { value: 'default', label: t('viewNormal') },
            { value: 'elder', label: t('viewElder') },
          ]}
        />
        <p className={s.note}>{t('settingsSaved')}</p>
      </div>
    </Dialog>
  );
}
