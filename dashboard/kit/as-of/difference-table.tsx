import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Difference } from '#read-api/kit/as-of/contract.ts';
import { label } from '../../i18n/label.ts';
import { entryEntity } from '../history/entry-text.ts';
import { ValueLine } from '../history/value-line.tsx';
import { valueLines } from '../history/value-text.ts';
import type { Wording } from '../history/words.ts';

/** The fields that changed between two points, with their values before and after. A tryset includes its items' fields. */
export function DifferenceTable({ difference, wording }: { difference: Difference; wording: Wording }) {
  const { t, times, known } = wording;
  const { from, to, changes, count } = difference;
  const names = { ...wording.names, ...difference.names };
  const when = (time: string) => `${times.date(time)} ${times.time(time)}`;
  const isOfSeveral = new Set(changes.map(({ category, entityId }) => `${category}-${entityId}`)).size > 1;
  const cell = { py: 0.5, px: 1, verticalAlign: 'top', overflowWrap: 'anywhere' } as const;
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ fontSize: '0.875rem', fontWeight: 650, mb: 0.5 }}>
        {t('asOf.difference', { from: when(from.time), to: when(to.time), amount: count })}
      </Typography>
      {changes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('asOf.same')}
        </Typography>
      ) : (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={t('asOf.differenceTable')}
          sx={{ maxHeight: 360 }}
        >
          <Table
            size="small"
            aria-label={t('asOf.differenceTable')}
            sx={{ tableLayout: 'fixed', minWidth: 480 }}
          >
            <TableHead>
              <TableRow>
                {isOfSeveral && <TableCell sx={cell}>{t('asOf.columns.of')}</TableCell>}
                <TableCell sx={cell}>{t('asOf.columns.field')}</TableCell>
                <TableCell sx={cell}>{t('asOf.columns.before')}</TableCell>
                <TableCell sx={cell}>{t('asOf.columns.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changes.map((change) => {
                const { category, entityId, field, before, after } = change;
                const parts = { t, times, names, known, category };
                return (
                  <TableRow key={`${category}-${entityId} ${field}`}>
                    {isOfSeveral && <TableCell sx={cell}>{entryEntity(wording, change)}</TableCell>}
                    <TableCell component="th" scope="row" sx={cell}>
                      {label(t, 'history.field', field)}
                    </TableCell>
                    <TableCell sx={{ ...cell, color: 'text.secondary' }}>
                      <Lines lines={valueLines(parts, field, before)} />
                    </TableCell>
                    <TableCell sx={{ ...cell, fontWeight: 600 }}>
                      <Lines lines={valueLines(parts, field, after)} />
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line}>
      <ValueLine line={line} />
    </div>
  ));
}
