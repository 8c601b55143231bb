import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferDays } from '#domain/brand-subscriptions/subscription-kinds.ts';
import { businessDay, isDay } from '#domain/business-day.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import type { PlanOffer } from '#write-api/brand-subscriptions/contract.ts';
import { plansPath } from '../brand-plans/paths.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import type { Values } from '../kit/fields/field.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { chooseFields } from './fields.ts';
import { OfferFacts } from './offer-facts.tsx';
import { subscriptionsPath } from './paths.ts';

interface ChooseDialogProps {
  brandId: number;
  plan: BrandPlan;
  onClose: () => void;
}

const path = `${plansPath}/{id}/offer`;

/** Chooses the first plan of a brand. The dialog names the charge, its tax and the period before anything is sent. */
export function ChooseDialog({ brandId, plan, onClose }: ChooseDialogProps) {
  const { t } = useTranslation();
  const today = businessDay(new Date());
  const [startDate, setStartDate] = useState(today);
  const onValues = useCallback(({ start_date = '' }: Values) => {
    if (isDay(start_date)) setStartDate(start_date);
  }, []);
  const query = { brand_id: brandId, start_date: startDate };
  const { data, error, refetch } = useQuery({
    queryKey: [path, plan.id, query],
    queryFn: ({ signal }) => api.call<PlanOffer>('GET', path, { params: { id: plan.id }, query, signal }),
  });
  const offer = data?.data;
  return (
    <FormDialog<CommandAnswer>
      title={t('brandSubscription.choose')}
      submitText={
        offer === undefined
          ? t('brandSubscription.choose')
          : t('brandSubscription.chooseFor', { price: formatAmount(offer.amount, offer.currency) })
      }
      draftKey={`brand ${brandId} plan ${plan.id}`}
      isWhole
      fields={chooseFields(t)}
      current={{ values: { start_date: today, method: '', renew: 'false' }, revision: '' }}
      onValues={onValues}
      send={async (said, { intent }) => {
        if (offer === undefined) throw new Error(t('brandSubscription.offerFirst'));
        const shown = { start_date: offer.startDate, expected_amount: offer.amount };
        const body = { ...said, ...shown, plan_id: plan.id, brand_id: brandId };
        return (await api.call<CommandAnswer>('POST', subscriptionsPath, { body, intent })).data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <OfferFacts name={plan.displayName} offer={offer} error={error} onRetry={() => void refetch()} />
      <Typography variant="body2">{t('brandSubscription.chooseText', { days: transferDays })}</Typography>
    </FormDialog>
  );
}
