import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { type WaitingFor, waitingFor } from './waiting.ts';

const severities = {
  refused: 'error',
  needs_account: 'warning',
  unknown: 'warning',
  differs: 'error',
  chargedBack: 'error',
  transfer: 'info',
} as const satisfies Record<WaitingFor, string>;

/** Says why a payment waits for a person, and what to do. */
export function WaitingNotes({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation();
  const { refunds, currency } = payment;
  const failed = (needsAccount: boolean) =>
    refunds
      .filter(({ refusal }) => refusal !== null && (refusal === 'needs_account') === needsAccount)
      .reduce((sum, { amount }) => sum + amount, 0);
  return waitingFor(payment, Date.now()).map((each) => (
    <Alert key={each} severity={severities[each]}>
      {t(`payment.notes.${each}`, { amount: formatAmount(failed(each === 'needs_account'), currency) })}
    </Alert>
  ));
}
