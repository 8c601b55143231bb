import { useTranslation } from 'react-i18next';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

/** Whether brands can choose the plan: on offer, taken off, or retired. */
export function PlanStatus({ plan: { status, active } }: { plan: Pick<BrandPlan, 'status' | 'active'> }) {
  const { t } = useTranslation();
  if (status === 'retired') return <StatusChip tone="neutral" text={t('brandPlan.status.retired')} />;
  return (
    <StatusChip
      tone={active ? 'good' : 'waiting'}
      text={t(`brandPlan.status.${active ? 'onOffer' : 'offOffer'}`)}
    />
  );
}
