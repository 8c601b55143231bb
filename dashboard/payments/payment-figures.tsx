import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { sumsOf } from './payment-sums.ts';

/** The sums of a payment: what it asks for, what came, and what went back. */
export function PaymentFigures({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation();
  const { amount, currency } = payment;
  const { arrived, refunded, reserved } = sumsOf(payment);
  const figures = { amount, arrived, refunded, reserved } as const;
  return (
    <Section title={t('payment.figures.title')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {(['amount', 'arrived', 'refunded', 'reserved'] as const).map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(`payment.figures.${name}`)}
            </Typography>
            <Box
              component="dd"
              data-testid={`sum-${name}`}
              sx={(theme) => ({
                ...theme.typography.figure,
                m: 0,
                fontSize: '1.375rem',
                whiteSpace: 'nowrap',
                color:
                  name === 'reserved' && reserved > 0
                    ? theme.vars.palette.tone.bad.text
                    : theme.vars.palette.text.primary,
              })}
            >
              {orNoValue(figures[name] === null ? null : formatAmount(figures[name], currency))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
