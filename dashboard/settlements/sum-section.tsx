import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';

interface SumSectionProps {
  sum: BrandMonth['sums'][number];
  /** Whether the month has lines in this currency only. */
  isAlone: boolean;
}

const figures = ['sales', 'commission', 'payable', 'contentUse'] as const;

/** What a month comes to in one currency, how the brand was paid, and the invoice for its content uses. */
export function SumSection({ sum, isAlone }: SumSectionProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { currency, paidOut, invoice, commissionTax } = sum;
  const money = (amount: number) => formatAmount(amount, currency);
  const carried = t('settlement.carried');
  const facts: readonly Fact[] = [
    [t('settlement.salesTax'), money(sum.salesTax)],
    [t('settlement.commissionTax'), commissionTax === null ? null : money(commissionTax)],
    [t('settlement.fields.brandPayment'), money(sum.brandPayment)],
    [t('settlement.contentUseTax'), money(sum.contentUseTax)],
    [t('settlement.side.sale'), sum.isSaleCarried && carried],
    [t('settlement.side.content_use'), sum.isContentUseCarried && carried],
    [
      t('settlement.status.paid_out'),
      paidOut && `${money(paidOut.amount)} · ${paidOut.reference} · ${times.dateTime(paidOut.paidTime)}`,
    ],
    [
      t('settlement.fields.invoice'),
      invoice && (
        <Box key="invoice" component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
          <ThingLink kind="payment" id={invoice.paymentId}>
            {`${invoice.brandInvoiceId} · ${money(invoice.amount)}`}
          </ThingLink>
          {invoice.status && <KindStatus kind="brand_invoice" status={invoice.status} />}
        </Box>
      ),
    ],
  ];
  return (
    <Section title={isAlone ? t('settlement.fields.sums') : `${t('settlement.fields.sums')} · ${currency}`}>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 1.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {figures.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(`settlement.figures.${name}`)}
            </Typography>
            <Box
              component="dd"
              data-testid={`sum-${name}-${currency}`}
              sx={(theme) => ({
                ...theme.typography.figure,
                m: 0,
                fontSize: '1.375rem',
                whiteSpace: 'nowrap',
              })}
            >
              {money(sum[name])}
            </Box>
          </Box>
        ))}
      </Box>
      <FactList facts={facts.filter(([, value]) => value !== null && value !== false)} />
    </Section>
  );
}
