import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { PlanOffer, UpgradeOffer } from '#write-api/brand-subscriptions/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';

interface OfferFactsProps {
  /** The name of the offered plan. */
  name: string;
  /** Undefined while it loads. */
  offer: PlanOffer | UpgradeOffer | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** The charge for a plan with its tax, the credit of the present plan, and the period. */
export function OfferFacts({ name, offer, error, onRetry }: OfferFactsProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  if (error !== null) return <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />;
  if (offer === undefined) return <Skeleton variant="rounded" height={110} />;
  const money = (amount: number) => formatAmount(amount, offer.currency);
  const days = [offer.startDate, offer.endDate].map(times.calendarDay);
  return (
    <FactList
      facts={[
        [t('brandSubscription.fields.plan'), name],
        [t('brandSubscription.credit'), 'credit' in offer && money(offer.credit)],
        [t('brandSubscription.charge'), money(offer.amount)],
        [t('brandSubscription.tax'), money(offer.tax)],
        [t('brandSubscription.fields.period'), days.join(' – ')],
      ]}
    />
  );
}
