import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PointEarning } from '#read-api/points/earnings-contract.ts';
import { label } from '../i18n/label.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { earningTones } from './earning-tones.ts';
import { earningsPath } from './paths.ts';

const atOnce = 10;

interface EarningsPage {
  count: number;
  data: PointEarning[];
}

/** Why a member got points for each tryset item, or none: the points expected, on hold, given and lost. */
export function EarningsSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [earningsPath, userId],
    queryFn: async ({ pageParam: offset, signal }) => {
      const query = { limit: atOnce, offset };
      return (await api.call<EarningsPage>('GET', earningsPath, { params: { id: userId }, query, signal }))
        .data;
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * atOnce < count ? pages.length * atOnce : undefined,
    placeholderData: keepPreviousData,
  });
  const rows = data?.pages.flatMap((page) => page.data);
  return (
    <Section title={t('points.earnings.title')}>
      {rows === undefined && error === null && <Skeleton variant="rounded" height={80} />}
      {rows === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => void refetch()} />
      )}
      {rows?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('points.earnings.none')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('points.earnings.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Earned key={row.id} earning={row} />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()} aria-disabled={isFetchingNextPage}>
          {t('points.more')}
        </Button>
      )}
    </Section>
  );
}

function Earned({ earning }: { earning: PointEarning }) {
  const { t } = useTranslation();
  const { id, product, outcome, looks } = earning;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        py: 0.75,
        fontSize: '0.8125rem',
        '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <ThingLink kind="tryset_item" id={id}>
          {product.name}
        </ThingLink>
        <StatusChip tone={earningTones[outcome]} text={t(`points.earnings.outcome.${outcome}`)} />
      </Box>
      <Amounts earning={earning} />
      <Why earning={earning} />
      {looks.map((look) => (
        <LookOf key={`${look.lookId} ${look.snsType}`} look={look} />
      ))}
    </Box>
  );
}

function Amounts({ earning }: { earning: PointEarning }) {
  const { t } = useTranslation();
  const amounts = (['expectedPoints', 'heldPoints', 'givenPoints', 'lostPoints'] as const).filter(
    (name) => name === 'expectedPoints' || earning[name] > 0,
  );
  return (
    <div>
      {amounts
        .map((name) => t(`points.earnings.${name}`, { amount: formatNumber(earning[name]) }))
        .join(' · ')}
    </div>
  );
}

/** The sentence that explains the outcome, with the deadline or the member's own words. */
function Why({ earning: { outcome, postDueTime, refusalReason } }: { earning: PointEarning }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const time = postDueTime === null ? '' : times.date(postDueTime);
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t(`points.earnings.why.${outcome}`)}
      {['not_posted', 'overdue'].includes(outcome) && time !== '' && (
        <> {t('points.earnings.due', { time })}</>
      )}
      {outcome === 'refused' && refusalReason !== null && <> “{refusalReason}”</>}
    </Typography>
  );
}

function LookOf({ look }: { look: PointEarning['looks'][number] }) {
  const { t } = useTranslation();
  const { lookId, snsType, status, reasons, otherReason, comment } = look;
  const isExplained = status === 'Rejected' || status === 'Deferred';
  const said = isExplained
    ? [...reasons.map((reason) => label(t, 'looks.reason', reason)), otherReason, comment]
    : [];
  return (
    <div>
      <ThingLink kind="look" id={lookId}>
        {t('points.look', { id: lookId })}
      </ThingLink>{' '}
      ({[snsType, label(t, 'looks.certification', status), ...said.filter(Boolean)].join(' · ')})
    </div>
  );
}
