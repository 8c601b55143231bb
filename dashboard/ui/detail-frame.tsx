import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../client/http-client.ts';
import { TwoColumns } from './columns.tsx';
import { FailedPanel } from './failed-panel.tsx';
import { type Back, PageHeader } from './page-header.tsx';
import { StaleHint } from './stale-hint.tsx';

interface DetailFrameProps<Detail> {
  query: UseQueryResult<Answer<Detail>>;
  /** The list to go back to where there is nothing to show. */
  back: Back;
  children: (detail: Detail) => ReactNode;
}

/** A detail page's states: on its way, failed, there, and there but perhaps behind. */
export function DetailFrame<Detail>({ query, back, children }: DetailFrameProps<Detail>) {
  const { t } = useTranslation();
  const { data, error, refetch } = query;
  if (data !== undefined) {
    return (
      <>
        <StaleHint stale={data.stale} onRefresh={() => refetch()} />
        {children(data.data)}
      </>
    );
  }
  if (error !== null) {
    return (
      <>
        <PageHeader title="" back={back} />
        <FailedPanel error={error} title={t('errors.detailTitle')} ofOne onRetry={() => refetch()} />
      </>
    );
  }
  return (
    <Box aria-busy aria-label={t('shell.loading')}>
      <Skeleton variant="text" width={320} height={40} />
      <TwoColumns
        main={<Skeleton variant="rounded" height={320} />}
        side={<Skeleton variant="rounded" height={220} />}
      />
    </Box>
  );
}
