import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { memberPlanLengths, memberPlanTypes } from '#domain/member-plans/plan-kinds.ts';
import type { MemberPlan } from '#read-api/member-plans/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { memberPlansPath, memberPlansRoom } from '../brand-plans/paths.ts';
import { PlanTabs } from '../brand-plans/plan-tabs.tsx';
import type { NamedFilter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { memberPlanCard, memberPlanColumns } from './member-plan-columns.tsx';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'brandPlan.search' },
  {
    name: 'plan_type',
    kind: 'choices',
    text: 'memberPlan.fields.planType',
    options: memberPlanTypes,
    group: 'memberPlan.type',
  },
  {
    name: 'type',
    kind: 'choices',
    text: 'memberPlan.fields.type',
    options: memberPlanLengths,
    group: 'memberPlan.length',
  },
  {
    name: 'status',
    kind: 'choices',
    text: 'memberPlan.fields.status',
    options: ['active', 'retired'],
    group: 'brandPlan.stored',
  },
  { name: 'is_active', kind: 'flag', text: 'memberPlan.fields.isActive' },
  { name: 'ids', kind: 'given', text: 'memberPlan.fields.id' },
];
const shape: ListShape = {
  filters,
  orders: ['id', 'name', 'months', 'created_time', 'updated_time'],
};

/** The plans that members can sign up for. */
export function MemberPlansPage() {
  const { t } = useTranslation();
  return (
    <ListPage<MemberPlan>
      room="memberPlans"
      title={t('rooms.memberPlans')}
      path={memberPlansPath}
      csv={{ path: `${memberPlansPath}/csv`, fileOf: 'member-plans' }}
      shape={shape}
      columns={useColumns(memberPlanColumns)}
      narrowCardOf={useCards(memberPlanCard)}
      pathOf={({ id }) => `${memberPlansRoom}/${id}`}
      above={<PlanTabs />}
      end={
        <May asks="owner">
          <Button
            component={Link}
            to={`${memberPlansRoom}/create`}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {t('memberPlan.create')}
          </Button>
        </May>
      }
    />
  );
}
