import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BrandStockStatus } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { ForceOutDialog } from './force-out-dialog.tsx';
import { addressText, useBrandOut } from './use-brand-out.ts';

/** Each brand's out-stock requests and address, and a button to send back all its garments. */
export function BrandsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const titleId = useId();
  const { data, error, refetch } = useBrandOut();
  const [forced, setForced] = useState<BrandStockStatus | null>(null);
  const rows = [...(data ?? [])].sort(
    (one, other) => other.outStockRequestedCount - one.outStockRequestedCount,
  );
  const address = (row: BrandStockStatus) => addressText(row.outStockAddress);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('outRoom.brands.title')}</DialogTitle>
      <DialogContent>
        {error !== null && (
          <FailedPanel error={error} title={t('list.failedTitle')} onRetry={() => refetch()} />
        )}
        {error === null && data === undefined && <CircularProgress aria-label={t('shell.loading')} />}
        {data !== undefined && (
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t('stockItem.fields.brandId')}</TableCell>
                <TableCell align="right">{t('outRoom.brands.requested')}</TableCell>
                <TableCell align="right">{t('outRoom.brands.canGo')}</TableCell>
                <TableCell align="right">{t('outRoom.brands.inStock')}</TableCell>
                <TableCell>{t('outRoom.brands.address')}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.brand.id}>
                  <TableCell>
                    <Link to={`/brands/${row.brand.id}`} onClick={onClose}>
                      {brandName(row.brand, language)}
                    </Link>
                  </TableCell>
                  <TableCell align="right">
                    <Link to={`/stocks?is_out_requested=true&brand_id=${row.brand.id}`} onClick={onClose}>
                      {formatNumber(row.outStockRequestedCount)}
                    </Link>
                  </TableCell>
                  <TableCell align="right">
                    <Link
                      to={`/out-management?out_stage=requested_in_stock&brand_id=${row.brand.id}`}
                      onClick={onClose}
                    >
                      {formatNumber(row.inStockCount)}
                    </Link>
                  </TableCell>
                  <TableCell align="right">
                    <Link to={`/stocks?statuses=in_stock&brand_id=${row.brand.id}`} onClick={onClose}>
                      {formatNumber(row.totalInStockCount)}
                    </Link>
                  </TableCell>
                  <TableCell sx={{ minWidth: 180 }}>{address(row) ?? t('outRoom.noAddress')}</TableCell>
                  <TableCell align="right">
                    <May asks="support">
                      <Button
                        size="small"
                        color="error"
                        disabled={row.totalInStockCount === 0}
                        onClick={() => setForced(row)}
                      >
                        {t('outRoom.force.open')}
                      </Button>
                    </May>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      </DialogActions>
      {forced !== null && <ForceOutDialog row={forced} onClose={() => setForced(null)} />}
    </Dialog>
  );
}
