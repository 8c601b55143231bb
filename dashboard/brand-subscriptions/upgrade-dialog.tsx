import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { subscriptionsPath } from './paths.ts';

interface Offer {
  amount: number;
  credit: number;
  tax: number;
  currency: Currency;
  startDate: string;
  endDate: string;
}

interface UpgradeDialogProps {
  subscriptionId: number;
  plan: BrandPlan;
  onClose: () => void;
}

const path = `${subscriptionsPath}/{id}`;

/** Upgrades to a dearer plan. The charge, its tax and the credit of the present plan are shown first. */
export function UpgradeDialog({ subscriptionId: id, plan, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const query = { plan_id: plan.id };
  const { data, error, refetch } = useQuery({
    queryKey: [`${path}/upgrade_offer`, id, query],
    queryFn: ({ signal }) =>
      api.call<Offer>('GET', `${path}/upgrade_offer`, { params: { id }, query, signal }),
  });
  const offer = data?.data;
  const money = (amount: number) => (offer === undefined ? '' : formatAmount(amount, offer.currency));
  return (
    <FormDialog<CommandAnswer>
      title={t('brandSubscription.upgrade')}
      submitText={
        offer === undefined
          ? t('brandSubscription.upgrade')
          : t('brandSubscription.upgradeFor', { price: money(offer.amount) })
      }
      draftKey={`subscription ${id} upgrade ${plan.id}`}
      isWhole
      fields={[]}
      current={{ values: {}, revision: '' }}
      send={async (_, { intent }) => {
        if (offer === undefined) throw new Error(t('brandSubscription.offerFirst'));
        const body = { plan_id: plan.id, expected_amount: offer.amount };
        const answer = await api.call<CommandAnswer>('POST', `${path}/actions/upgrade`, {
          params: { id },
          body,
          intent,
        });
        return answer.data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {offer === undefined && error === null && <Skeleton variant="rounded" height={110} />}
      {error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => void refetch()} />
      )}
      {offer !== undefined && (
        <FactList
          facts={[
            [t('brandSubscription.fields.plan'), plan.displayName],
            [t('brandSubscription.credit'), money(offer.credit)],
            [t('brandSubscription.charge'), money(offer.amount)],
            [t('brandSubscription.tax'), money(offer.tax)],
            [
              t('brandSubscription.fields.period'),
              `${times.calendarDay(offer.startDate)} – ${times.calendarDay(offer.endDate)}`,
            ],
          ]}
        />
      )}
    </FormDialog>
  );
}
