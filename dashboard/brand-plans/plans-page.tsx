import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { subscriptionTypes } from '#domain/brand-plans/plan-kinds.ts';
import type { BrandPlan } from '#read-api/brand-plans/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import type { NamedFilter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import type { ListShape } from '../kit/list/list-state.ts';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { plansPath, plansRoom, subscriptionsRoom } from './paths.ts';
import { planCard, planColumns } from './plan-columns.tsx';
import { PlanTabs } from './plan-tabs.tsx';

const filters: readonly NamedFilter[] = [
  { name: 'q', kind: 'search', text: 'brandPlan.search' },
  {
    name: 'subscription_type',
    kind: 'choices',
    text: 'brandPlan.fields.subscriptionType',
    options: subscriptionTypes,
    group: 'brandPlan.type',
  },
  {
    name: 'status',
    kind: 'choices',
    text: 'brandPlan.fields.status',
    options: ['active', 'retired'],
    group: 'brandPlan.stored',
  },
  { name: 'active', kind: 'flag', text: 'brandPlan.fields.isActive' },
  { name: 'ids', kind: 'given', text: 'brandPlan.fields.id' },
];
const shape: ListShape = {
  filters,
  orders: ['id', 'display_name', 'months', 'created_time', 'updated_time'],
};

/** The plans that brands can subscribe to. */
export function PlansPage() {
  const { t } = useTranslation();
  return (
    <ListPage<BrandPlan>
      room="plans"
      title={t('rooms.plans')}
      path={plansPath}
      csv={{ path: `${plansPath}/csv`, fileOf: 'brand-plans' }}
      shape={shape}
      columns={useColumns(planColumns)}
      narrowCardOf={useCards(planCard)}
      pathOf={({ id }) => `${plansRoom}/${id}`}
      above={<PlanTabs />}
      end={
        <>
          <Button component={Link} to={subscriptionsRoom} variant="outlined" color="inherit">
            {t('rooms.subscriptions')}
          </Button>
          <May asks="owner">
            <Button component={Link} to={`${plansRoom}/create`} variant="contained" startIcon={<AddIcon />}>
              {t('brandPlan.create')}
            </Button>
          </May>
        </>
      }
    />
  );
}
