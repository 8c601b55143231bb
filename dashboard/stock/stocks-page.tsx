import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '#read-api/stocks/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { label } from '../i18n/label.ts';
import { ListPage } from '../list/list-page.tsx';
import { usePreference } from '../preferences/preferences.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import { stockColumns } from './stock-columns.tsx';
import { stockListShape } from './stock-list-shape.ts';

const StockBulkActions = lazy(() =>
  import('./stock-bulk-actions.tsx').then((m) => ({ default: m.StockBulkActions })),
);

const path = '/v1/stocks';

export function StocksPage() {
  const { t } = useTranslation();
  const scope = useIdentity()?.scope;
  const language = usePreference('language');
  const times = useTimeFormats();
  const brands = useBrandOptions();
  const columns = useMemo(
    () => stockColumns({ t, language, times, withBrand: scope === 'staff' }),
    [t, language, times, scope],
  );
  return (
    <ListPage<StockItem>
      title={t('rooms.stocks')}
      path={path}
      csv={{ path: `${path}/csv`, fileName: 'stocks.csv' }}
      shape={stockListShape(scope)}
      filterName={({ name }) => label(t, 'stockItem.filters', name)}
      lookups={{ brand_id: brands }}
      columns={columns}
      pathOf={(row) => `/stocks/${row.id}`}
      bulk={(rows, done) => (
        <Suspense fallback={null}>
          <StockBulkActions rows={rows} onDone={done} />
        </Suspense>
      )}
    />
  );
}
