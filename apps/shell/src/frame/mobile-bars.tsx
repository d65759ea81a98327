import { hrefOf, useAddress } from '@temple/router';
import { Icon, type IconName } from '@temple/ui/icon';
import { IconButton } from '@temple/ui/icon-button';
import { useText } from '../text.ts';
import { TempleName } from './temple-name.tsx';
import s from './mobile-bars.module.css';

/** Name of the temple and the settings. */
export function MobileTopBar({ onSettings }: { onSettings: () => void }) {
  const t = useText();
  return (
    <header className={s.top}>
      <TempleName />
      <IconButton icon="globe" label={t('settings')} onClick={onSettings} />
    </header>
  );
}

interface Tab {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly active: boolean;
}

/** The way to the main parts, within reach of a thumb. */
export function TabBar({ onSettings }: { onSettings: () => void }) {
  const t = useText();
  const { pathname } = useAddress();
  const tabs: readonly Tab[] = [
    {
      icon: 'home',
      label: t('home'),
      href: hrefOf('website.home'),
      active: pathname === hrefOf('website.home'),
    },
    {
      icon: 'column',
      label: t('columns'),
      href: hrefOf('website.columndefault'),
      active: pathname.startsWith(hrefOf('website.column')),
    },
    {
      icon: 'library',
      label: t('library'),
      href: hrefOf('library.all'),
      active: pathname.startsWith(hrefOf('library')),
    },
  ];
  return (
    <nav className={s.tabs} aria-label={t('mainNav')}>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          className={s.tab}
          href={tab.href}
          aria-current={tab.active ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          <span>{tab.label}</span>
        </a>
      ))}
      <button type="button" className={s.tab} onClick={onSettings}>
        <Icon name="text-size" />
        <span>{t('settings')}</span>
      </button>
    </nav>
  );
}
