import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Product } from '#read-api/products/contract.ts';
import AddIcon from '~icons/ic/baseline-add';
import { label } from '../i18n/label.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { ProductBulk } from './product-bulk.tsx';
import { productCard } from './product-card.tsx';
import { hiddenAtFirst, productColumns } from './product-columns.tsx';
import { productListShape } from './product-list-shape.ts';
import { useProductLookups } from './use-product-lookups.ts';

const path = '/v2/products';

export function ProductsPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  return (
    <ListPage<Product>
      room="products"
      title={t('rooms.products')}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: 'products' }}
      shape={productListShape(scope)}
      filterName={({ name }) => label(t, 'product.filters', name)}
      lookups={useProductLookups()}
      columns={useColumns(productColumns)}
      cardOf={useCards(productCard)}
      hiddenAtFirst={hiddenAtFirst}
      pathOf={(row) => `/products/detail/${row.id}`}
      bulk={(selection, done) => <ProductBulk selection={selection} onDone={done} />}
      end={<CreateButton />}
      fill={
        <>
          <CreateButton />
          {scope === 'brand_admin' && (
            <Button component={Link} to="/dashboard" variant="outlined" color="inherit">
              {t('product.firstSteps')}
            </Button>
          )}
        </>
      }
    />
  );
}

function CreateButton() {
  const { t } = useTranslation();
  return (
    <May>
      <Button component={Link} to="/product/create" variant="contained" startIcon={<AddIcon />}>
        {t('product.actions.create')}
      </Button>
    </May>
  );
}
