import { useTranslation } from 'react-i18next';
import type { HomeQueue } from '#read-api/home/contract.ts';
import { ViewLinks } from '../kit/list/view-links.tsx';
import { useHomeCounts } from '../kit/live/use-home-counts.ts';

/** The views that have a queue at home. They show its count. */
const queued = [
  'transfersAwaited',
  'refundsFailed',
  'refundAccounts',
  'paymentsUnknown',
  'paymentsDiffer',
] as const;

const filters = {
  transfersAwaited: 'statuses=pending&payment_method=bank',
  refundsFailed: 'refund_refusals=refused,not_possible',
  refundAccounts: 'refund_refusals=needs_account',
  paymentsUnknown: 'is_outcome_unknown=true',
  paymentsDiffer: 'has_difference=true',
} as const satisfies Record<(typeof queued)[number], string>;

const filterNames = [
  'statuses',
  'payment_method',
  'refund_refusals',
  'is_outcome_unknown',
  'has_difference',
  'is_charged_back',
];

/** Links to the payments that wait for a person, by reason. */
export function PaymentViews() {
  const { t } = useTranslation();
  const { data = [] } = useHomeCounts();
  const countOf = (name: HomeQueue['name']) => data.find((queue) => queue.name === name)?.count;
  return (
    <ViewLinks
      name={t('payment.views.title')}
      filterNames={filterNames}
      entries={[
        { filter: '', text: t('payment.views.all') },
        ...queued.map((view) => ({
          filter: filters[view],
          text: t(`payment.views.${view}`),
          count: countOf(view),
        })),
        { filter: 'is_charged_back=true', text: t('payment.views.chargedBack') },
      ]}
    />
  );
}
