import { htmlLang } from '@temple/i18n';
import { hrefOf } from '@temple/router';
import { useRuntime } from '../app/runtime.tsx';
import s from './temple-name.module.css';

/** The temple's mark and name; the way home. Its name is shown as given, never converted. */
export function TempleName() {
  const { temple } = useRuntime().boot;
  return (
    <a className={s.link} href={hrefOf('root')}>
      {temple.templeLogo && (
        <img className={s.logo} src={temple.templeLogo} alt="" width={40} height={40} />
      )}
      <span className={s.name} lang={htmlLang(temple.templeNameLanguage)}>
        {temple.templeName}
      </span>
    </a>
  );
}
