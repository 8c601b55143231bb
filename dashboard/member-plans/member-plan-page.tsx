import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { MemberPlanDetail } from '#read-api/member-plans/contract.ts';
import { memberPlanPath, memberPlansRoom } from '../brand-plans/paths.ts';
import { PlanStatus } from '../brand-plans/plan-status.tsx';
import { PricesSection } from '../brand-plans/prices-section.tsx';
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
import { HoldersSection } from '../user-tickets/holders-section.tsx';
import { memberPlanFields, memberPlanValues } from './fields.ts';

const RemoveDialog = late(() =>
  import('../kit/edit/remove-dialog.tsx').then((m) => m.RemoveDialog<MemberPlanDetail>),
);

const life = ['member_plan'] as const;

export function MemberPlanPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: memberPlansRoom, name: t('rooms.memberPlans') };
  return (
    <PastFrame<MemberPlanDetail> life={life} path={memberPlanPath} id={id} back={back}>
      {(plan) => <Plan key={plan.id} plan={plan} back={back} />}
    </PastFrame>
  );
}

function Plan({ plan, back }: { plan: MemberPlanDetail; back: Crumb }) {
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
        title={plan.name}
        tab={`${plan.id} · ${plan.name}`}
        end={
          <>
            <PastButton />
            {isOpen && (
              <May asks="owner">
                <Button variant="outlined" color="error" onClick={() => setRetiring(true)}>
                  {t('memberPlan.retire')}
                </Button>
              </May>
            )}
          </>
        }
      >
        <PlanStatus plan={{ status: plan.status, active: plan.isActive }} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Stacks
          first={
            <>
              <EditSection
                title={t('memberPlan.sections.plan')}
                mayEdit={isOpen}
                asks="owner"
                note={t('memberPlan.priceNote')}
                draftKey={`member plan ${plan.id}`}
                fields={memberPlanFields(t)}
                {...detailForm(memberPlanPath, plan, memberPlanValues)}
              >
                <FactList
                  facts={[
                    [t('memberPlan.fields.id'), plan.id],
                    [t('memberPlan.fields.planType'), t(`memberPlan.type.${plan.planType}`)],
                    [t('memberPlan.fields.type'), t(`memberPlan.length.${plan.type}`)],
                    [t('memberPlan.fields.months'), plan.months],
                    [t('memberPlan.fields.maxClosetLimit'), limit(plan.maxClosetLimit)],
                    [t('memberPlan.fields.maxItemsLimit'), limit(plan.maxItemsLimit)],
                    [t('memberPlan.fields.maxItemsPerTry'), limit(plan.maxItemsPerTry)],
                    [t('memberPlan.fields.concurrencyAmount'), limit(plan.concurrencyAmount)],
                    [
                      t('memberPlan.fields.defaultRechargingFlag'),
                      t(`brandPlan.isSo.${plan.defaultRechargingFlag}`),
                    ],
                    [t('memberPlan.fields.canChange'), t(`brandPlan.isSo.${plan.canChange}`)],
                    [t('memberPlan.fields.createdTime'), times.dateTime(plan.createdTime)],
                    [t('memberPlan.fields.updatedTime'), times.dateTime(plan.updatedTime)],
                  ]}
                />
              </EditSection>
              <PricesSection plan={plan} />
            </>
          }
          second={!isPast && <HoldersSection by={{ plan_id: plan.id, is_live: true }} />}
        />
        <Timeline path={`${memberPlanPath}/history`} id={plan.id} />
      </Box>
      {isRetiring && (
        <RemoveDialog
          title={t('memberPlan.retire')}
          text={t('memberPlan.retireText', { name: plan.name, amount: plan.userCount ?? 0 })}
          path={memberPlanPath}
          detail={plan}
          draftKey={`member plan ${plan.id} retire`}
          onClose={() => setRetiring(false)}
        />
      )}
    </>
  );
}
