import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StockItem } from '#read-api/stock/contract.ts';
import PrintIcon from '~icons/ic/outline-print';
import { brandName } from '../brands/brand-name.ts';
import { api } from '../kit/client/api.ts';
import { filterQuery, type ListShape, stateFrom } from '../kit/list/list-state.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats, zoneName } from '../kit/preferences/time.ts';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { printedDialog } from '../kit/ui/printed-dialog.ts';
import { byBrand } from './by-brand.ts';
import { PackingTable } from './packing-table.tsx';
import { addressText, useBrandOut } from './use-brand-out.ts';

const path = '/v1/stocks';
const atOnce = 500;

/** Loads every garment that the filters match, page by page. */
function useAllStock(shape: ListShape) {
  const [search] = useSearchParams();
  const zone = zoneName(usePreference('zone'));
  const filters = filterQuery(stateFrom(search, shape), shape, zone);
  return useQuery({
    queryKey: [path, 'packing', filters],
    queryFn: async ({ signal }) => {
      const rows: StockItem[] = [];
      for (;;) {
        const query = { ...filters, order: 'id', limit: atOnce, offset: rows.length };
        const { data } = await api.call<{ count: number; data: StockItem[] }>('GET', path, { query, signal });
        rows.push(...data.data);
        if (data.data.length === 0 || rows.length >= data.count) return rows;
      }
    },
  });
}

/** The printable packing list: garments by brand, with the brand's address. */
export function PackingList({ shape, onClose }: { shape: ListShape; onClose: () => void }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { dateTime } = useTimeFormats();
  const titleId = useId();
  const stock = useAllStock(shape);
  const brands = useBrandOut();
  const error = stock.error ?? brands.error;
  const groups = byBrand(stock.data ?? []);
  const addressOf = (brandId: number) =>
    addressText(brands.data?.find(({ brand }) => brand.id === brandId)?.outStockAddress ?? null);
  const isThere = stock.data !== undefined && brands.data !== undefined;
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <GlobalStyles styles={printedDialog} />
      <Box sx={{ p: 3, maxWidth: 960, width: '100%', mx: 'auto' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
          <Typography variant="h1" component="h2" id={titleId}>
            {t('outRoom.packing.title')}
          </Typography>
          {isThere && (
            <Typography variant="body2" color="textSecondary">
              {t('outRoom.packing.of', {
                amount: formatNumber(stock.data.length),
                time: dateTime(new Date(stock.dataUpdatedAt).toISOString()),
              })}
            </Typography>
          )}
          <Box className="not-printed" sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
            <Button
              variant="contained"
              startIcon={<PrintIcon />}
              disabled={!isThere}
              onClick={() => window.print()}
              autoFocus
            >
              {t('outRoom.packing.print')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('common.close')}
            </Button>
          </Box>
        </Box>
        {error !== null && (
          <FailedPanel
            error={error}
            title={t('list.failedTitle')}
            onRetry={() => {
              void stock.refetch();
              void brands.refetch();
            }}
          />
        )}
        {error === null && !isThere && <CircularProgress aria-label={t('shell.loading')} />}
        {isThere &&
          groups.map(({ brand, rows }) => (
            <Box key={brand.id} component="section" sx={{ mb: 3, breakInside: 'avoid-page' }}>
              <Typography variant="h2" component="h3">
                {brandName(brand, language)} ({formatNumber(rows.length)})
              </Typography>
              <Typography variant="body2" gutterBottom>
                {addressOf(brand.id) ?? t('outRoom.noAddress')}
              </Typography>
              <PackingTable rows={rows} />
            </Box>
          ))}
      </Box>
    </Dialog>
  );
}
