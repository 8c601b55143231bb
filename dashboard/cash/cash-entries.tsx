import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import type { cashEntryFields } from '#read-api/cash/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { ListSection } from '../kit/ui/list-section.tsx';
import { cashEntriesPath } from './paths.ts';

type Entry = Static<(typeof cashEntryFields)['shape']>;

const shownAtMost = 20;

/** The newest entries of cash accounts that match the filters, each with its source and its payout. For staff. */
export function CashEntries({ by }: { by: Readonly<Record<string, string | number>> }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [cashEntriesPath, by],
    queryFn: ({ signal }) =>
      api.call<{ data: Entry[] }>('GET', cashEntriesPath, {
        query: { ...by, limit: shownAtMost },
        signal,
      }),
  });
  return (
    <ListSection
      title={t('cash.entries')}
      list={{ rows: data?.data.data, error, onRetry: () => void refetch() }}
      none={t('cash.none')}
      rowOf={({ number, step, of, currency, amount, payoutId, createdTime }) => ({
        id: number,
        what: (
          <>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
              {`${t(`cash.step.${step}`)} ${formatAmount(amount, currency)}`}
            </Typography>{' '}
            <ThingLink kind={of.kind} id={of.id}>
              {`${t(`cash.source.${of.kind}`)} ${of.id}`}
            </ThingLink>
            <Typography variant="caption" color="textSecondary" component="p">
              {times.dateTime(createdTime)}
              {payoutId !== null && (
                <>
                  {' · '}
                  <ThingLink kind="payout" id={payoutId}>
                    {`${t('cash.fields.payoutId')} ${payoutId}`}
                  </ThingLink>
                </>
              )}
            </Typography>
          </>
        ),
        actions: [],
      })}
    />
  );
}
