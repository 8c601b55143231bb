import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import LocalShippingIcon from '~icons/ic/outline-local-shipping';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { useFlatCategoryOptions } from '../reference/use-flat-category-options.ts';
import { itemCard } from './item-card.tsx';
import { hiddenAtFirst, itemColumns } from './item-columns.tsx';
import { itemListShape } from './item-list-shape.ts';
import { ItemViews } from './item-views.tsx';

const ItemBulkActions = lazy(() =>
  withTexts(['actions', 'labels'], () =>
    import('./item-bulk-actions.tsx').then((m) => ({ default: m.ItemBulkActions })),
  ),
);

const path = '/v2/trysets/items';

export function TrysetItemsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const brands = useBrandOptions();
  const categories = useFlatCategoryOptions();
  return (
    <ListPage<TrysetItem>
      room="trysetItems"
      title={t('rooms.trysetItems')}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: 'tryset-items' }}
      shape={itemListShape(scope)}
      filterName={({ name }) => label(t, 'trysetItem.filters', name)}
      lookups={{ brand_id: brands, category_ids: categories }}
      columns={useColumns(itemColumns)}
      hiddenAtFirst={hiddenAtFirst}
      cardOf={useCards(itemCard)}
      pathOf={(row) => `/trysetitems/${row.id}`}
      above={<ItemViews />}
      end={
        <May>
          <Button component={Link} to="/ship-parcels" variant="outlined" startIcon={<LocalShippingIcon />}>
            {t('trysetItem.shipParcels')}
          </Button>
        </May>
      }
      bulk={(selection, done) => <ItemBulkActions selection={selection} onDone={done} />}
    />
  );
}
