import { useTranslation } from 'react-i18next';
import type { BrandSubscription } from '#read-api/brand-subscriptions/contract.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { brandPlanRoom, subscriptionsPath } from './paths.ts';
import { subscriptionCard } from './subscription-card.tsx';
import { subscriptionColumns } from './subscription-columns.tsx';
import { subscriptionListShape } from './subscription-list-shape.ts';

/** The subscriptions of brands; a brand admin sees those of its brand. */
export function SubscriptionsPage() {
  const { t } = useTranslation();
  return (
    <ListPage<BrandSubscription>
      room="subscriptions"
      title={t('rooms.subscriptions')}
      path={subscriptionsPath}
      csv={{ path: `${subscriptionsPath}/csv`, fileOf: 'brand-subscriptions' }}
      shape={subscriptionListShape}
      columns={useColumns(subscriptionColumns)}
      narrowCardOf={useCards(subscriptionCard)}
      pathOf={({ brand }) => brandPlanRoom(brand.id)}
    />
  );
}
