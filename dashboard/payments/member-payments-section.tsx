import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '#read-api/payments/contract.ts';
import { api } from '../kit/client/api.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { ListSection } from '../kit/ui/list-section.tsx';
import { paymentsPath, paymentsRoom } from './paths.ts';
import { payableText } from './payable-text.ts';

const shownAtMost = 5;

/** The newest payments of a member, with a link to the full list. For staff. */
export function MemberPaymentsSection({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const query = { user_id: userId, limit: shownAtMost };
  const { data, error, refetch } = useQuery({
    queryKey: [paymentsPath, query],
    queryFn: ({ signal }) =>
      api.call<{ count: number; data: Payment[] }>('GET', paymentsPath, { query, signal }),
  });
  const { count, data: rows } = data?.data ?? { count: 0, data: undefined };
  return (
    <ListSection
      title={t('rooms.payments')}
      list={{ rows, error, onRetry: () => void refetch() }}
      none={t('payment.noneOfMember')}
      rowOf={(payment) => ({
        id: payment.id,
        what: (
          <>
            <Link to={`${paymentsRoom}/${payment.id}`}>{payableText(t, payment.for)}</Link>{' '}
            <KindStatus kind="payment" status={payment.status} />{' '}
            {[formatAmount(payment.amount, payment.currency), times.date(payment.createdTime)].join(' · ')}
          </>
        ),
        actions: [],
      })}
    >
      {count > shownAtMost && (
        <Box sx={{ mt: 0.75, fontSize: '0.8125rem', '& a': { color: 'link' } }}>
          <Link to={`${paymentsRoom}?user_id=${userId}`}>
            {t('payment.allOfMember', { amount: formatNumber(count) })}
          </Link>
        </Box>
      )}
    </ListSection>
  );
}
