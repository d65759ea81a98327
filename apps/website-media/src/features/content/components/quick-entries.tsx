import { usePage } from '@temple/remote-kit';
import { hrefOf } from '@temple/router';
import { Icon, type IconName } from '@temple/ui/icon';
import { useText } from '../../../text.ts';
import s from './quick-entries.module.css';

/** The four things that most visitors come for, within reach of a thumb. */
export function QuickEntries() {
  const t = useText();
  const { temple } = usePage();
  const entries: { icon: IconName; label: string; href: string }[] = [
    { icon: 'column', label: t('quick.columns'), href: hrefOf('website.columndefault') },
    ...(temple.modules.includes('library')
      ? [{ icon: 'library' as const, label: t('quick.library'), href: hrefOf('library.all') }]
      : []),
    ...(temple.openingHours
      ? [{ icon: 'clock' as const, label: t('visit.hours'), href: '#opening-hours' }]
      : []),
    ...(temple.transport
      ? [{ icon: 'location' as const, label: t('visit.transport'), href: '#transport' }]
      : []),
  ];
  return (
    <nav aria-label={t('quick.label')}>
      <ul className={s.entries} role="list">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a className={s.entry} href={entry.href}>
              <Icon name={entry.icon} className={s.icon} />
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
