import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { OutboxLetter } from '#write-api/mail/contract.ts';
import LetterIcon from '~icons/ic/outline-mail';
import SentIcon from '~icons/ic/outline-mark-email-read';
import type { FoundPage } from '../kit/actions/bulk/find-rows.ts';
import { api } from '../kit/client/api.ts';
import { ApiError } from '../kit/client/api-error.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { useListState } from '../kit/list/use-list-state.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatePanel } from '../kit/ui/state-panel.tsx';
import { LetterCard } from './letter-card.tsx';

const path = '/v1/outbox';
/** Poll interval: a message is written shortly after the request, and the person waits for it. */
const lookAgainMs = 3_000;

const shape: ListShape = { filters: [{ name: 'q', kind: 'search' }], orders: [] };

/** The unsent e-mails and text messages. Their links work, so sign-ups, invitations and resets can be completed here. */
export function OutboxPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('rooms.outbox')} subtitle={t('outbox.help')} />
      <Letters />
    </>
  );
}

function Letters() {
  const { t } = useTranslation();
  const { state, setFilter, clearFilters } = useListState(shape);
  const { q } = state.filters;
  const { data, error, refetch } = useQuery({
    queryKey: [path, q],
    queryFn: async ({ signal }) =>
      (await api.call<FoundPage<OutboxLetter>>('GET', path, { query: { limit: 500, q }, signal })).data.data,
    refetchInterval: ({ state: { error: last } }) => (last === null ? lookAgainMs : false),
    placeholderData: keepPreviousData,
  });
  const { hash } = useLocation();
  const isThere = data?.some(({ id }) => `#${id}` === hash) === true;
  // The page of a question leads to its letter, which is there only after the letters are loaded.
  useEffect(() => {
    if (isThere) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  if (error instanceof ApiError && error.status === 404) {
    return <StatePanel Icon={SentIcon} title={t('outbox.sentTitle')} text={t('outbox.sentText')} />;
  }
  if (error !== null && data === undefined) {
    return <FailedPanel error={error} title={t('outbox.failedTitle')} onRetry={() => refetch()} />;
  }
  if (data === undefined) return <Skeleton variant="rounded" height={220} />;
  if (data.length === 0 && q === undefined) {
    return <StatePanel Icon={LetterIcon} title={t('outbox.emptyTitle')} text={t('outbox.emptyText')} />;
  }
  return (
    <>
      <FilterBar
        filters={shape.filters}
        values={state.filters}
        nameOf={() => t('outbox.search')}
        onChange={setFilter}
        onClear={clearFilters}
      />
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 760 }}>
        {data.map((letter) => (
          <LetterCard key={letter.id} letter={letter} />
        ))}
        {data.length === 0 && (
          <Typography role="status" color="textSecondary">
            {t('outbox.noMatch')}
          </Typography>
        )}
      </Box>
    </>
  );
}
