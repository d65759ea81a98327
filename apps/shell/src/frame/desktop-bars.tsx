import { hrefOf, useAddress, useQueryValues } from '@temple/router';
import { Button } from '@temple/ui/button';
import { useColumns } from '../boot/endpoints.ts';
import { useRuntime } from '../app/runtime.tsx';
import { useText } from '../text.ts';
import { TempleName } from './temple-name.tsx';
import s from './desktop-bars.module.css';

const columnHref = (column: { code: string; kind: 'article' | 'library' }) =>
  column.kind === 'library'
    ? hrefOf('pc.content.library', { column: column.code })
    : hrefOf('website.column', { column: column.code });

/** Temple, columns with their sub-columns, library and settings. */
export function DesktopHeader({ onSettings }: { onSettings: () => void }) {
  const t = useText();
  const { data: columns } = useColumns();
  const { pathname } = useAddress();
  const { column: current } = useQueryValues();
  return (
    <header className={s.header}>
      <div className={s.inner}>
        <TempleName />
        <nav className={s.nav} aria-label={t('mainNav')}>
          <ul className={s.columns}>
            {columns
              ?.filter((column) => column.kind === 'article')
              .map((column) => (
                <li key={column.code} className={s.column}>
                  <a
                    className={s.link}
                    href={columnHref(column)}
                    aria-current={
                      current === column.code ||
                      column.children.some((child) => child.code === current)
                        ? 'page'
                        : undefined
                    }
                  >
                    {column.name}
                  </a>
                  {column.children.length > 0 && (
                    <ul
                      className={s.subcolumns}
                      aria-label={t('subcolumns', { name: column.name })}
                    >
                      {column.children.map((child) => (
                        <li key={child.code}>
                          <a className={s.sublink} href={columnHref(child)}>
                            {child.name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            <li className={s.column}>
              <a
                className={s.link}
                href={hrefOf('pc.library')}
                aria-current={pathname.includes('library') ? 'page' : undefined}
              >
                {t('library')}
              </a>
            </li>
          </ul>
        </nav>
        <Button variant="quiet" size="small" iconStart="globe" onClick={onSettings}>
          {t('settings')}
        </Button>
      </div>
    </header>
  );
}

/** Where the temple is, when it is open, and its legal texts. */
export function DesktopFooter() {
  const t = useText();
  const { temple } = useRuntime().boot;
  const facts = [
    [t('address'), temple.address],
    [t('openingHours'), temple.openingHours],
    [t('transport'), temple.transport],
  ].filter((fact) => fact[1]);
  return (
    <footer className={s.footer}>
      <div className={s.inner}>
        <TempleName />
        <dl className={s.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={s.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={s.legal}>
          <li>
            <a className={s.sublink} href={hrefOf('pc.privacy')}>
              {t('privacy')}
            </a>
          </li>
          <li>
            <a className={s.sublink} href={hrefOf('pc.agreement')}>
              {t('agreement')}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
