import { usePage } from '@temple/remote-kit';
import { hrefOf, type LinkQuery, type RouteId } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { useText } from '../text.ts';

/** A page number after the last one: the list has become shorter, or the address was typed. */
export function BeyondEnd({ query }: { query: LinkQuery }) {
  const t = useText();
  const route = usePage().route as RouteId;
  return (
    <EmptyState
      title={t('pages.beyond')}
      action={<ButtonLink href={hrefOf(route, query)}>{t('pages.first')}</ButtonLink>}
    />
  );
}
