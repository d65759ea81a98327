import { useEffect } from 'react';
import { formatDate, htmlLang } from '@temple/i18n';
import { usePage, useSetPageTitle } from '@temple/remote-kit';
import { hrefOf } from '@temple/router';
import { ErrorState } from '@temple/ui/error-state';
import { RichText } from '@temple/ui/rich-text';
import { Skeleton } from '@temple/ui/skeleton';
import { useText } from '../text.ts';
import { useAgreement } from '../boot/endpoints.ts';
import s from './agreement.module.css';

/** A legal text of the temple: privacy policy or user agreement, by the route. */
export default function AgreementPage() {
  const t = useText();
  const { route, temple } = usePage();
  const agreementCode = route.endsWith('privacy') ? 'userPrivacy' : 'userAgreement';
  const { data, error, refetch } = useAgreement({ agreementCode });
  const setTitle = useSetPageTitle();
  useEffect(() => setTitle(data?.title), [data, setTitle]);
  if (error) {
    return (
      <ErrorState
        title={t('agreementFailed')}
        safe={error.msg || t('agreementFailedText')}
        onRetry={refetch}
        retryLabel={t('retry')}
        homeHref={hrefOf('root')}
        homeLabel={t('goHome')}
      />
    );
  }
  if (!data) return <Skeleton shape="article" />;
  return (
    <article className={s.page} lang={htmlLang(data.language)}>
      <h1 className={s.title}>{data.title}</h1>
      <p className={s.date}>
        {t('updatedAt', { date: formatDate(data.updatedAt, temple.timeZone) })}
      </p>
      <RichText html={data.agreementContent} lang={htmlLang(data.language)} />
    </article>
  );
}
