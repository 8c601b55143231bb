import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BrandInvoice } from '#read-api/brand-invoices/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import type { Tone } from '../kit/theme/tones.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

type Payment = BrandInvoice['payment'];

const tones: Readonly<Record<Payment['attempts'][number]['outcome'], Tone>> = {
  paid: 'good',
  declined: 'bad',
  not_counted: 'back',
  unknown: 'waiting',
};

/** The attempts to pay an invoice: when, by which method, and how each ended. Draws nothing before the first. */
export function Attempts({ payment: { attempts } }: { payment: Payment }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  if (attempts.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('payment.sections.attempts')}
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 0.5,
        p: 0,
        pl: 1.5,
        display: 'grid',
        gap: 0.5,
        color: 'text.secondary',
      }}
    >
      {attempts.toReversed().map(({ attempt, method, triedTime, outcome, declined }) => (
        <li key={attempt}>
          {[times.dateTime(triedTime), t(`payment.method.${method}`)].join(' · ')}{' '}
          <StatusChip
            tone={tones[outcome]}
            text={
              declined === null
                ? t(`brandSubscription.outcome.${outcome}`)
                : t(`payment.declined.${declined}`)
            }
          />
        </li>
      ))}
    </Box>
  );
}
