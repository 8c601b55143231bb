import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';

/** The sums of a payout: its lines before tax, the tax, and the money paid out so far. */
export function PayoutSums({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation();
  const { status, currency, amount, incomeTax, localTax, paidAmount, paidOut } = payout;
  const money = (sum: number) => formatAmount(sum, currency);
  const figures = [
    ['amount', t('payout.fields.amount'), money(amount)],
    // The approval fixes the tax.
    ['tax', t('payout.tax'), status === 'drafted' ? t('common.none') : money(incomeTax + localTax)],
    ['paidAmount', t('payout.paidAmount'), money(paidAmount)],
    ['paidOut', t('payout.fields.paidOut'), money(paidOut)],
    ...(['lineCount', 'pendingCount', 'paidCount', 'failedCount'] as const).map(
      (name) => [name, t(`payout.counts.${name}`), formatNumber(payout[name])] as const,
    ),
  ] as const;
  return (
    <Section title={t('payout.sums')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {figures.map(([name, text, value]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {text}
            </Typography>
            <Box
              component="dd"
              data-testid={`sum-${name}`}
              sx={(theme) => ({
                ...theme.typography.figure,
                m: 0,
                fontSize: '1.25rem',
                whiteSpace: 'nowrap',
              })}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
