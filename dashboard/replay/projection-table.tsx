import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { ProjectionStatus } from '#read-api/replay/status-contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { stackedTable } from '../kit/ui/stacked-table.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';

interface ProjectionTableProps {
  projections: readonly ProjectionStatus[];
  isBusy: boolean;
  onRebuild: (projection: string) => void;
}

/** Each projection with its position, its lag, its parked events, and its next and former copies. */
export function ProjectionTable({ projections, isBusy, onRebuild }: ProjectionTableProps) {
  const { t } = useTranslation();
  return (
    <TableContainer>
      <Table
        size="small"
        sx={{ minWidth: 720, '& td, & th': { px: 1, fontSize: '0.8125rem' }, ...stackedTable }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('replay.columns.projection')}</TableCell>
            <TableCell align="right">{t('replay.position')}</TableCell>
            <TableCell align="right">{t('replay.lag')}</TableCell>
            <TableCell align="right">{t('replay.columns.parked')}</TableCell>
            <TableCell>{t('replay.columns.beside')}</TableCell>
            <TableCell>{t('replay.columns.action')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {projections.map(({ name, position, lagSeconds, parked, next, former }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {label(t, 'replay.projection', name)}
              </TableCell>
              <TableCell data-column={t('replay.position')} align="right">
                {position}
              </TableCell>
              <TableCell data-column={t('replay.lag')} align="right">
                {t('replay.seconds', { amount: lagSeconds.toFixed(1) })}
              </TableCell>
              <TableCell data-column={t('replay.columns.parked')} align="right">
                {parked.events === 0 ? '0' : <StatusChip tone="bad" text={formatNumber(parked.events)} />}
              </TableCell>
              <TableCell data-column={t('replay.columns.beside')}>
                {orNoValue(
                  [
                    next && t('replay.nextAt', { position: next.position === '-1' ? '0' : next.position }),
                    former && t('replay.formerAt', { position: former.position }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                )}
              </TableCell>
              <TableCell>
                <May asks="support">
                  <Button
                    size="small"
                    variant="outlined"
                    color="inherit"
                    disabled={isBusy}
                    aria-label={t('replay.rebuildOne', { name: label(t, 'replay.projection', name) })}
                    onClick={() => onRebuild(name)}
                    sx={{ minHeight: 28, py: 0, borderColor: 'divider' }}
                  >
                    {t('replay.rebuild')}
                  </Button>
                </May>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
