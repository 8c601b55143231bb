import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../client/http-client.ts';
import { FailedPanel } from './failed-panel.tsx';
import { StaleHint } from './stale-hint.tsx';

interface DetailFrameProps<Detail> {
  query: UseQueryResult<Answer<Detail>>;
  children: (detail: Detail) => ReactNode;
}

/** A detail page's states: on its way, failed, there, and there but perhaps behind. */
export function DetailFrame<Detail>({ query, children }: DetailFrameProps<Detail>) {
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
    return <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />;
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

/** What it is at the left, what can be done with it at the right. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, order: { xs: 2, md: 1 } }}>{main}</Box>
      <Box sx={{ position: { md: 'sticky' }, top: 64, order: { xs: 1, md: 2 } }}>{side}</Box>
    </Box>
  );
}

/** The sections of what it is, side by side where there is room. */
export function SectionGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
