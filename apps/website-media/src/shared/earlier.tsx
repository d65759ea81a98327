import { usePage } from '@temple/remote-kit';
import { hrefOf, type LinkQuery, type RouteId } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { useText } from '../text.ts';
import { pageInQuery } from './links.ts';

/** Above a list that a shared address begins in the middle: the way to what comes before. */
export function Earlier({ first, query }: { first: number; query: LinkQuery }) {
  const t = useText();
  const route = usePage().route as RouteId;
  if (first <= 1) return null;
  return (
    <ButtonLink
      variant="quiet"
      iconStart="chevron-up"
      href={hrefOf(route, { ...query, page: pageInQuery(first - 1) })}
    >
      {t('more.earlier')}
    </ButtonLink>
  );
}
