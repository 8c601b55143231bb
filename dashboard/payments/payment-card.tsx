import Box from '@mui/material/Box';
import type { Payment } from '#read-api/payments/contract.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { payableText, payerText } from './payable-text.ts';
import { waitingFor } from './waiting.ts';
import { WaitingChips } from './waiting-chips.tsx';

/** A payment in the list on a phone. */
export function paymentCard({ t, times }: ColumnParts): (row: Payment) => Card {
  return (row) => ({
    title: `${t('payment.title', { id: row.id })} · ${formatAmount(row.amount, row.currency)}`,
    about: [payerText(t, row.payer), payableText(t, row.for), times.date(row.createdTime)].join(' · '),
    status: (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <KindStatus kind="payment" status={row.status} />
        <WaitingChips reasons={waitingFor(row, Date.now())} />
      </Box>
    ),
  });
}
