import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#read-api/orders/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { refundTone } from '../kit/theme/refund-tone.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

/** The refunds of an order, the newest first. Each leads to the payment, where staff act on one that failed. */
export function Refunds({ order: { refunds, paymentId, currency } }: { order: OrderDetail }) {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {refunds.toReversed().map(({ id, amount, why, status, refusal }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <ThingLink kind="payment" id={paymentId ?? 0}>
            {formatAmount(amount, currency)}
          </ThingLink>
          {t(`payment.refundReason.${why}`)}
          <StatusChip
            tone={refundTone(status, refusal)}
            text={refusal === null ? t(`payment.refundStatus.${status}`) : t(`payment.refusal.${refusal}`)}
          />
        </Box>
      ))}
    </Box>
  );
}
