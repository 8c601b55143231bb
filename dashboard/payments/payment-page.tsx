import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { businessDay } from '#domain/business-day.ts';
import type { PaymentDetail } from '#read-api/payments/contract.ts';
import { ActionPanel } from '../kit/actions/action-panel.tsx';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { TwoColumns } from '../kit/ui/columns.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { ArrivalsSection, AttemptsSection, DifferencesSection, RefundsSection } from './money-sections.tsx';
import { paymentsPath, paymentsRoom } from './paths.ts';
import { payableText, payerText } from './payable-text.ts';
import { paymentActionTable } from './payment-action-table.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { sumsOf } from './payment-sums.ts';
import { WaitingNotes } from './waiting-notes.tsx';

const life = ['payment'] as const;
const path = `${paymentsPath}/{id}`;

export function PaymentPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: paymentsRoom, name: t('rooms.payments') };
  return (
    <PastFrame<PaymentDetail> life={life} path={path} id={id} back={back}>
      {(payment) => <Payment key={payment.id} payment={payment} back={back} />}
    </PastFrame>
  );
}

function Payment({ payment, back }: { payment: PaymentDetail; back: Crumb }) {
  const { t } = useTranslation();
  const { isPast } = usePast();
  const { id, status, amount, currency, refunds, revision, actions } = payment;
  const title = t('payment.title', { id });
  const failed = refunds.filter((refund) => refund.status === 'failed');
  const optionsOf = (some: typeof failed) =>
    some.map((refund) => ({
      value: String(refund.id),
      text: [
        formatAmount(refund.amount, currency),
        t(`payment.refundReason.${refund.why}`),
        refund.refusal && t(`payment.refusal.${refund.refusal}`),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  const accounts = failed.filter(({ refusal }) => refusal === 'needs_account');
  const { left } = sumsOf(payment);
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        subtitle={[
          formatAmount(amount, currency),
          payableText(t, payment.for),
          payerText(t, payment.payer),
        ].join(' · ')}
        end={<PastButton />}
      >
        <KindStatus kind="payment" status={status} />
      </PageHeader>
      <TwoColumns
        main={
          <>
            {!isPast && <WaitingNotes payment={payment} />}
            <PaymentFigures payment={payment} />
            <RefundsSection payment={payment} />
            <DifferencesSection payment={payment} />
            <ArrivalsSection payment={payment} />
            <AttemptsSection payment={payment} />
            <PaymentFacts payment={payment} />
            <Timeline path={`${path}/history`} id={id} />
          </>
        }
        side={
          <ActionPanel
            table={paymentActionTable}
            id={id}
            target={title}
            status={status}
            revision={revision}
            actions={actions}
            picks={{
              refunds: { options: optionsOf(failed), none: t('actions.help.noRefund') },
              accounts: { options: optionsOf(accounts), none: t('payment.why.no_account_asked') },
            }}
            first={{
              confirm: { amount: String(amount), paid_time: businessDay(new Date()) },
              request_refund: { amount: left > 0 ? String(left) : '' },
            }}
          />
        }
      />
    </>
  );
}
