import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import type { UpgradeOffer } from '#write-api/brand-subscriptions/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { OfferFacts } from './offer-facts.tsx';
import { subscriptionsPath } from './paths.ts';

interface UpgradeDialogProps {
  subscriptionId: number;
  plan: BrandPlan;
  onClose: () => void;
}

const path = `${subscriptionsPath}/{id}`;

/** Upgrades to a dearer plan. The charge, its tax and the credit of the present plan are shown first. */
export function UpgradeDialog({ subscriptionId: id, plan, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation();
  const query = { plan_id: plan.id };
  const [isSent, setSent] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [`${path}/upgrade_offer`, id, query],
    // The upgrade itself changes the subscription. An upgraded subscription has no offer.
    enabled: !isSent,
    queryFn: ({ signal }) =>
      api.call<UpgradeOffer>('GET', `${path}/upgrade_offer`, { params: { id }, query, signal }),
  });
  const offer = data?.data;
  return (
    <FormDialog<CommandAnswer>
      title={t('brandSubscription.upgrade')}
      submitText={
        offer === undefined
          ? t('brandSubscription.upgrade')
          : t('brandSubscription.upgradeFor', { price: formatAmount(offer.amount, offer.currency) })
      }
      draftKey={`subscription ${id} upgrade ${plan.id}`}
      isWhole
      fields={[]}
      current={{ values: {}, revision: '' }}
      send={async (_, { intent }) => {
        if (offer === undefined) throw new Error(t('brandSubscription.offerFirst'));
        const body = { plan_id: plan.id, expected_amount: offer.amount };
        setSent(true);
        try {
          const answer = await api.call<CommandAnswer>('POST', `${path}/actions/upgrade`, {
            params: { id },
            body,
            intent,
          });
          return answer.data;
        } catch (refused) {
          setSent(false);
          throw refused;
        }
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <OfferFacts name={plan.displayName} offer={offer} error={error} onRetry={() => void refetch()} />
    </FormDialog>
  );
}
