import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../preferences/time.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { ActionTable } from './action-table.ts';

interface BulkResultsProps {
  table: ActionTable;
  results: readonly ItemResult[];
  nameOf: (id: number) => string;
  onClose: () => void;
}

/** What became of each row of a bulk action; those that were refused first. */
export function BulkResults({ table, results, nameOf, onClose }: BulkResultsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const failed = results.filter(({ ok }) => !ok);
  const done = results.filter(({ ok }) => ok);
  const reason = ({ errorCode = '', message }: ItemResult) => {
    const code = errorCode.split('.')[1] ?? '';
    if (code === 'transition_not_allowed') return t('actions.why.status');
    const known = label(t, 'actions.why', code);
    return known === code ? (message ?? errorCode) : known;
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('actions.bulkResult', { ok: formatNumber(done.length), failed: formatNumber(failed.length) })}
      </DialogTitle>
      <DialogContent sx={{ maxHeight: 480 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('actions.bulkRow')}</TableCell>
              <TableCell>{t('actions.bulkOutcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...failed, ...done].map((result) => (
              <TableRow key={result.id}>
                <TableCell>{nameOf(result.id)}</TableCell>
                <TableCell>
                  {result.ok ? (
                    <StatusChip tone="good" text={label(t, table.statuses, result.status ?? '')} />
                  ) : (
                    reason(result)
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
