import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { businessDay } from '#domain/business-day.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { chooseFields } from './fields.ts';
import { subscriptionsPath } from './paths.ts';

interface ChooseDialogProps {
  brandId: number;
  plan: BrandPlan;
  /** The price of a period, with its currency. */
  price: string;
  onClose: () => void;
}

/** Chooses the first plan of a brand. The dialog names the price and the start before anything is sent. */
export function ChooseDialog({ brandId, plan, price, onClose }: ChooseDialogProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const today = businessDay(new Date());
  return (
    <FormDialog<CommandAnswer>
      title={t('brandSubscription.choose')}
      submitText={t('brandSubscription.chooseFor', { price })}
      draftKey={`brand ${brandId} plan ${plan.id}`}
      isWhole
      fields={chooseFields(t)}
      current={{ values: { start_date: today, method: '', renew: 'false' }, revision: '' }}
      send={async (said, { intent }) => {
        const body = { renew: false, start_date: today, ...said, plan_id: plan.id, brand_id: brandId };
        return (await api.call<CommandAnswer>('POST', subscriptionsPath, { body, intent })).data;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t('brandSubscription.chooseText', {
          name: plan.displayName,
          price,
          months: plan.months,
          today: times.calendarDay(today),
        })}
      </Typography>
    </FormDialog>
  );
}
