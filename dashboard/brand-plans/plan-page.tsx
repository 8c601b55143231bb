import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BrandPlanDetail } from '#read-api/brand-plans/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { PastButton } from '../kit/as-of/past-button.tsx';
import { PastFrame } from '../kit/as-of/past-frame.tsx';
import { detailForm } from '../kit/edit/detail-form.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { Stacks } from '../kit/edit/stacks.tsx';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { planFields, planValues } from './fields.ts';
import { planPath, plansRoom } from './paths.ts';
import { PlanStatus } from './plan-status.tsx';
import { PricesSection } from './prices-section.tsx';
import { SubscribersSection } from './subscribers-section.tsx';

const RemoveDialog = late(() =>
  import('../kit/edit/remove-dialog.tsx').then((m) => m.RemoveDialog<BrandPlanDetail>),
);

const life = ['brand_plan'] as const;

export function PlanPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: plansRoom, name: t('rooms.plans') };
  return (
    <PastFrame<BrandPlanDetail> life={life} path={planPath} id={id} back={back}>
      {(plan) => <Plan key={plan.id} plan={plan} back={back} />}
    </PastFrame>
  );
}

function Plan({ plan, back }: { plan: BrandPlanDetail; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { isPast } = usePast();
  const [isRetiring, setRetiring] = useState(false);
  const isOpen = !isPast && plan.status === 'active';
  const limit = (value: number | null) => (value === null ? t('brandPlan.noLimit') : formatNumber(value));
  return (
    <>
      <PageHeader
        back={back}
        title={plan.displayName}
        tab={`${plan.id} · ${plan.displayName}`}
        subtitle={plan.internalName}
        end={
          <>
            <PastButton />
            {isOpen && (
              <May asks="owner">
                <Button variant="outlined" color="error" onClick={() => setRetiring(true)}>
                  {t('brandPlan.retire')}
                </Button>
              </May>
            )}
          </>
        }
      >
        <PlanStatus plan={plan} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Stacks
          first={
            <>
              <EditSection
                title={t('brandPlan.sections.plan')}
                mayEdit={isOpen}
                asks="owner"
                note={t('brandPlan.priceNote')}
                draftKey={`brand plan ${plan.id}`}
                fields={planFields(t)}
                {...detailForm(planPath, plan, planValues)}
              >
                <FactList
                  facts={[
                    [t('brandPlan.fields.id'), plan.id],
                    [t('brandPlan.fields.subscriptionType'), t(`brandPlan.type.${plan.subscriptionType}`)],
                    [t('brandPlan.fields.months'), plan.months],
                    [t('brandPlan.fields.maxSkuAmount'), limit(plan.maxSkuAmount)],
                    [t('brandPlan.fields.maxItemsPerSku'), limit(plan.maxItemsPerSku)],
                    [t('brandPlan.fields.guaranteedContentScore'), formatNumber(plan.guaranteedContentScore)],
                    [t('brandPlan.fields.isRegramAble'), t(`brandPlan.isSo.${plan.regramAble}`)],
                    [t('brandPlan.fields.createdTime'), times.dateTime(plan.createdTime)],
                    [t('brandPlan.fields.updatedTime'), times.dateTime(plan.updatedTime)],
                  ]}
                />
              </EditSection>
              <PricesSection plan={plan} />
            </>
          }
          second={!isPast && <SubscribersSection planId={plan.id} />}
        />
        <Timeline path={`${planPath}/history`} id={plan.id} />
      </Box>
      {isRetiring && (
        <RemoveDialog
          title={t('brandPlan.retire')}
          text={t('brandPlan.retireText', { name: plan.displayName, amount: plan.brandCount ?? 0 })}
          path={planPath}
          detail={plan}
          draftKey={`brand plan ${plan.id} retire`}
          onClose={() => setRetiring(false)}
        />
      )}
    </>
  );
}
