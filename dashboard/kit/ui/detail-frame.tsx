import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../client/api-error.ts';
import type { Answer } from '../client/http-client.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { FailedPanel } from './failed-panel.tsx';
import { NotRefreshed } from './not-refreshed.tsx';
import { PageHeader } from './page-header.tsx';
import { StaleHint } from './stale-hint.tsx';
import type { Crumb } from './trail.tsx';

interface DetailFrameProps<Detail> {
  query: UseQueryResult<Answer<Detail>>;
  /** The list to link back to if the entity cannot be shown. */
  back: Crumb;
  /** Shown while the detail loads; only for pages that do not consist of facts and actions. */
  skeleton?: ReactNode;
  children: (detail: Detail) => ReactNode;
}

/** Shows a detail page's state: loading, failed, no longer available, loaded, or loaded but possibly stale. */
export function DetailFrame<Detail>({ query, back, skeleton, children }: DetailFrameProps<Detail>) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  if (error !== null && (data === undefined || isGone)) {
    return (
      <>
        <PageHeader title="" back={back} />
        <FailedPanel error={error} title={t('errors.detailTitle')} ofOne onRetry={() => refetch()} />
      </>
    );
  }
  if (data === undefined) return skeleton ?? <DetailSkeleton back={back} />;
  return (
    <>
      <NotRefreshed query={query} />
      <StaleHint stale={data.stale} onRefresh={() => refetch()} />
      {children(data.data)}
    </>
  );
}
