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
import type { Line } from './desk-store.ts';
import { lineText } from './line-text.ts';

/** Everything that was done in this session, newest first. */
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
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t('checkIn.columns.time')}</TableCell>
                <TableCell>{t('checkIn.columns.code')}</TableCell>
                <TableCell>{t('checkIn.columns.product')}</TableCell>
                <TableCell>{t('checkIn.columns.outcome')}</TableCell>
                <TableCell>
                  <span hidden>{t('checkIn.undo')}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <TableRow key={line.id} sx={line.isUndone ? { opacity: 0.7 } : {}}>
                  <TableCell>{time(line.time)}</TableCell>
                  <TableCell>
                    <Link to={`/stocks/${line.stockId}`}>{line.code}</Link>
                  </TableCell>
                  <TableCell>{line.product}</TableCell>
                  <TableCell sx={line.isUndone ? { textDecoration: 'line-through' } : {}}>
                    {lineText(t, line)}
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
