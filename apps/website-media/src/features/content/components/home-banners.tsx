import type { Banner } from '@temple/contracts';
import { Picture } from '@temple/ui/picture';
import { useText } from '../../../text.ts';
import s from './home-banners.module.css';

/** What the temple puts first: one large picture, the others beside or after it. Nothing moves by itself. */
export function HomeBanners({ banners }: { banners: readonly Banner[] }) {
  const t = useText();
  if (banners.length === 0) return null;
  return (
    <ul className={s.banners} aria-label={t('home.banners')} role="list">
      {banners.map((banner, i) => (
        <li key={banner.id} className={s.item}>
          <BannerCard banner={banner} first={i === 0} />
        </li>
      ))}
    </ul>
  );
}

function BannerCard({ banner, first }: { banner: Banner; first: boolean }) {
  const inside = (
    <>
      <Picture src={banner.image.src} alt={banner.image.alt} seed={banner.id} priority={first} />
      <span className={s.words}>
        <span className={s.title}>{banner.title}</span>
        {banner.summary && <span className={s.summary}>{banner.summary}</span>}
      </span>
    </>
  );
  if (!banner.adLinkurl) return <div className={s.banner}>{inside}</div>;
  return (
    <a className={s.banner} href={banner.adLinkurl}>
      {inside}
    </a>
  );
}
