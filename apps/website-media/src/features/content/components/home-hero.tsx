import { useEffect, useState } from 'react';
import { htmlLang, useLanguage } from '@temple/i18n';
import { usePage } from '@temple/remote-kit';
import { Ornament } from '@temple/ui/ornament';
import { todayLine } from '../model/today.ts';
import s from './home-hero.module.css';

/** The temple's name in its ring, the day, and one paragraph about the place. */
export function HomeHero({ intro }: { intro: string | undefined }) {
  const { temple } = usePage();
  return (
    <header className={s.hero}>
      <div className={s.ringed}>
        <Ornament kind="ring" className={s.ring} />
        <h1 className={s.name} lang={htmlLang(temple.templeNameLanguage)}>
          {temple.templeName}
        </h1>
      </div>
      <Today />
      {intro && <p className={s.intro}>{intro}</p>}
    </header>
  );
}

function Today() {
  const language = useLanguage();
  const { temple, now: served } = usePage();
  const [now, setNow] = useState(() => new Date(served));
  // A page left open over midnight shows the new day when it is looked at again.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setNow(new Date());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  // Server and browser may have month names of different years.
  return (
    <p className={s.today} suppressHydrationWarning>
      {todayLine(now, language, temple.timeZone)}
    </p>
  );
}
