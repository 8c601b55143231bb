import { useTranslation } from 'react-i18next';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { type Fact, FactList, Section } from '../kit/ui/fact-list.tsx';
import { payableText, payerText } from './payable-text.ts';

/** The facts about a payment: its payer, the thing that it pays for, its times and its receipts. */
export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { payer, method, account, receipt, receiptUrl, currency } = payment;
  const timeOf = (iso: string | null) => iso && times.dateTime(iso);
  const facts: readonly Fact[] = [
    [
      t('payment.fields.payer'),
      <ThingLink key="payer" kind={payer.kind} id={payer.id}>
        {payerText(t, payer)}
      </ThingLink>,
    ],
    [
      t('payment.fields.for'),
      <ThingLink key="for" kind={payment.for.kind} id={payment.for.id}>
        {payableText(t, payment.for)}
      </ThingLink>,
    ],
    [t('payment.fields.method'), method && t(`payment.method.${method}`)],
    [t('payment.fields.createdTime'), times.dateTime(payment.createdTime)],
    [t('payment.fields.dueTime'), timeOf(payment.dueTime)],
    [t('payment.fields.paidTime'), timeOf(payment.paidTime)],
    [
      t('payment.fields.account'),
      account && `${t('payment.fields.bank')} ${account.bank} · ${times.dateTime(account.dueTime)}`,
    ],
    [
      t('payment.fields.receiptUrl'),
      receiptUrl && (
        <a key="receipt" href={receiptUrl} target="_blank" rel="noreferrer">
          {t('payment.openReceipt')}
        </a>
      ),
    ],
    [
      t('payment.fields.receipt'),
      receipt && `${formatAmount(receipt.amount, currency)} · ${receipt.reference}`,
    ],
    [t('payment.fields.updatedTime'), times.dateTime(payment.updatedTime)],
  ];
  return (
    <Section title={t('payment.sections.facts')}>
      <FactList facts={facts} />
    </Section>
  );
}
