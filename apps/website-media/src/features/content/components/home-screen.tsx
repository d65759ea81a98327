import { useLayout } from '@temple/remote-kit';
import { hrefOf } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { Busy, Skeleton } from '@temple/ui/skeleton';
import { Problem } from '../../../shared/problem.tsx';
import { useText } from '../../../text.ts';
import { useHome } from '../content.endpoints.ts';
import { HomeBanners } from './home-banners.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSection } from './home-section.tsx';
import { QuickEntries } from './quick-entries.tsx';
import { VisitCard } from './visit-card.tsx';
import s from './home-screen.module.css';

/** The temple's front door, arranged by the temple: name and day, what is announced, its columns. */
export function HomeScreen() {
  const t = useText();
  const layout = useLayout();
  const desktop = layout === 'desktop';
  const { data, error, isFetching, refetch } = useHome();
  const sections =
    data?.sections.filter((section) => section.articles.length + section.files.length > 0) ?? [];
  // Files stand beside the columns where there is a side.
  const aside = desktop ? sections.filter((section) => section.files.length > 0) : [];
  const main = sections.filter((section) => !aside.includes(section));
  // From the second section on, a grid of pictures takes the whole width, and all that follows it.
  const wide = desktop ? main.findIndex((section, i) => i > 0 && section.layout === 'grid') : -1;
  const beside = wide < 0 ? main : main.slice(0, wide);
  const below = wide < 0 ? [] : main.slice(wide);
  return (
    <div className={s.home} data-layout={layout}>
      <div className={s.top} data-layout={layout}>
        <HomeHero intro={data?.intro} />
        {!desktop && <QuickEntries />}
        {data && <HomeBanners banners={data.banners} />}
        {!data && !error && (
          <Busy label={t('loading')}>
            <Skeleton shape="card" />
          </Busy>
        )}
      </div>
      <div className={s.columns}>
        <div className={s.main}>
          {beside.map((section) => (
            <HomeSection key={section.column.code} section={section} />
          ))}
          {!data && !error && (
            <Busy label={t('loading')}>
              <Skeleton shape="row" count={5} />
            </Busy>
          )}
          {!data && error && (
            <Problem
              level={2}
              error={error}
              onRetry={refetch}
              busy={isFetching}
              missing={t('home.empty')}
              action={{ href: hrefOf('library.all'), label: t('quick.library') }}
            />
          )}
          {data && sections.length === 0 && (
            <EmptyState
              title={t('home.empty')}
              note={t('home.emptyNote')}
              action={<ButtonLink href={hrefOf('library.all')}>{t('quick.library')}</ButtonLink>}
            />
          )}
        </div>
        <div className={s.side}>
          {aside.map((section) => (
            <HomeSection key={section.column.code} section={section} />
          ))}
          <VisitCard aside={desktop} />
        </div>
      </div>
      {below.map((section) => (
        <HomeSection key={section.column.code} section={section} />
      ))}
    </div>
  );
}
