import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { stackedTable } from '../kit/ui/stacked-table.ts';
import type { Line } from './desk-store.ts';
import { lineText } from './line-text.ts';
import { OneLine, oneLine } from './one-line.tsx';

/** The log lines of this session, newest first. */
export function SessionLog({ lines, onUndo }: { lines: readonly Line[]; onUndo: (id: string) => void }) {
  const { t } = useTranslation();
  const { time } = useTimeFormats();
  return (
    <Section title={t('checkIn.log')}>
      {lines.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('checkIn.noLog')}
        </Typography>
      )}
      {lines.length > 0 && (
        <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="group" aria-label={t('checkIn.log')}>
          <Table size="small" stickyHeader sx={{ tableLayout: 'fixed', minWidth: 560, ...stackedTable }}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: 76 }}>{t('checkIn.columns.time')}</TableCell>
                <TableCell sx={{ width: 120 }}>{t('checkIn.columns.code')}</TableCell>
                <TableCell>{t('checkIn.columns.product')}</TableCell>
                <TableCell>{t('checkIn.columns.outcome')}</TableCell>
                <TableCell sx={{ width: 96 }}>
                  <span hidden>{t('checkIn.undo')}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <TableRow key={line.id} sx={line.isUndone ? { opacity: 0.7 } : {}}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{time(line.time)}</TableCell>
                  <TableCell sx={oneLine} title={line.code}>
                    <Link to={`/stocks/${line.stockId}`}>{line.code}</Link>
                  </TableCell>
                  <TableCell>
                    <OneLine>{line.product}</OneLine>
                  </TableCell>
                  <TableCell sx={line.isUndone ? { textDecoration: 'line-through' } : {}}>
                    <OneLine>{lineText(t, line)}</OneLine>
                  </TableCell>
                  <TableCell align="right" sx={{ py: 0 }}>
                    {line.undo !== null && !line.isUndone && (
                      <Button
                        size="small"
                        color="inherit"
                        aria-label={t('checkIn.undoOf', { code: line.code, what: lineText(t, line) })}
                        onClick={() => onUndo(line.id)}
                      >
                        {t('checkIn.undo')}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}
