import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import type { Cash, cashEntryFields } from '#read-api/cash/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { api } from '../kit/client/api.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { cashEntriesPath, memberCashPath } from './paths.ts';

type Entry = Static<(typeof cashEntryFields)['shape']>;

const shownAtMost = 20;

/** A member's cash: the sums that are due, the bank account to which they go, and the newest entries. For staff. */
export function CashSection({ userId }: { userId: number }) {
  return (
    <>
      <Standing userId={userId} />
      <Entries userId={userId} />
    </>
  );
}

function Standing({ userId: id }: { userId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [memberCashPath, id],
    queryFn: ({ signal }) => api.call<Cash>('GET', memberCashPath, { params: { id }, signal }),
  });
  // The entries below come from the same tables, and show a failure.
  if (data === undefined) return null;
  const { due, bankAccount } = data.data;
  const sums = due.filter(({ amount }) => amount !== 0);
  return (
    <FactSection
      title={t('cash.title')}
      facts={[
        [
          t('cash.fields.due'),
          sums.map(({ currency, amount }) => formatAmount(amount, currency)).join(' · ') || t('cash.nothing'),
        ],
        [
          t('cash.fields.bankAccount'),
          bankAccount === null
            ? t('cash.nothing')
            : [bankAccount.bankName, bankAccount.accountNumber, bankAccount.accountHolderName].join(' · '),
        ],
      ]}
    />
  );
}

function Entries({ userId: id }: { userId: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [cashEntriesPath, id],
    queryFn: ({ signal }) =>
      api.call<{ data: Entry[] }>('GET', cashEntriesPath, {
        query: { user_id: id, limit: shownAtMost },
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
              {payoutId !== null && ` · ${t('cash.fields.payoutId')} ${payoutId}`}
            </Typography>
          </>
        ),
        actions: [],
      })}
    />
  );
}
