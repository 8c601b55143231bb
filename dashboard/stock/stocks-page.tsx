import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '#read-api/stock/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { withTexts } from '../i18n/i18n.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { May } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { useFlatCategoryOptions } from '../reference/use-flat-category-options.ts';
import { RegisterButton } from './register/register-button.tsx';
import { StatementButton } from './statement/statement-button.tsx';
import { stockCard } from './stock-card.tsx';
import { hiddenAtFirst, stockColumns } from './stock-columns.tsx';
import { stockListShape } from './stock-list-shape.ts';

const StockBulkActions = lazy(() =>
  withTexts(['actions', 'labels'], () =>
    import('./stock-bulk-actions.tsx').then((m) => ({ default: m.StockBulkActions })),
  ),
);

const path = '/v1/stocks';

export function StocksPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const brands = useBrandOptions();
  const categories = useFlatCategoryOptions();
  return (
    <ListPage<StockItem>
      room="stocks"
      title={t('rooms.stocks')}
      path={path}
      csv={{ path: `${path}/csv`, fileOf: 'stocks' }}
      shape={stockListShape(scope)}
      lookups={{ brand_id: brands, category_ids: categories }}
      columns={useColumns(stockColumns)}
      hiddenAtFirst={hiddenAtFirst}
      cardOf={useCards(stockCard)}
      pathOf={(row) => `/stocks/${row.id}`}
      end={
        <>
          <StatementButton />
          <May>
            <RegisterButton />
          </May>
        </>
      }
      fill={
        <May>
          <RegisterButton />
        </May>
      }
      bulk={(selection, done) => <StockBulkActions selection={selection} onDone={done} />}
    />
  );
}
