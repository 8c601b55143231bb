import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/preferences/time.ts';
import type { Tone } from '../../kit/theme/tones.ts';
import { StatusChip } from '../../kit/ui/status-chip.tsx';
import type { CheckedLine, ParcelItem } from './check-lines.ts';
import { problemTexts } from './line-text.ts';
import type { ParcelKind } from './parcel-kind.ts';
import type { ParcelRow } from './waiting-lines.ts';

const tones: Readonly<Record<CheckedLine['state'], Tone>> = {
  ready: 'good',
  done: 'done',
  problem: 'bad',
  unsure: 'waiting',
  looking: 'neutral',
};

/** Maximum rows shown: people read no more, and drawing more would slow down every keystroke. */
const shownAtMost = 300;

type Line = CheckedLine<ParcelItem & Partial<ParcelRow>>;

export function CheckTable({ kind, checked }: { kind: ParcelKind; checked: readonly Line[] }) {
  const { t } = useTranslation();
  const shown = checked.slice(0, shownAtMost);
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={t('parcels.check')}
        sx={{ maxHeight: 460, '& a': { color: 'link', fontWeight: 550 } }}
      >
        <Table
          size="small"
          stickyHeader
          sx={{ minWidth: 560, '& td, & th': { px: 1, fontSize: '0.8125rem' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('parcels.columns.line')}</TableCell>
              <TableCell>{t('parcels.columns.item')}</TableCell>
              <TableCell>{t('parcels.columns.courier')}</TableCell>
              <TableCell>{t('parcels.columns.number')}</TableCell>
              <TableCell sx={{ width: '40%' }}>{t('parcels.columns.check')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((line) => (
              <TableRow key={line.line.at}>
                <TableCell align="right">{line.line.at}</TableCell>
                <TableCell>
                  <ItemCell line={line} kind={kind} />
                </TableCell>
                <TableCell>
                  {line.courier === null ? line.line.courier : kind.couriers.nameOf(t, line.courier)}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{line.number}</TableCell>
                <TableCell>
                  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                    <StatusChip tone={tones[line.state]} text={t(`parcels.state.${line.state}`)} />
                    <span>{problemTexts(t, kind, line).join(' ')}</span>
                  </Box>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {checked.length > shown.length && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('parcels.notShown', { amount: formatNumber(checked.length - shown.length) })}
        </Typography>
      )}
    </>
  );
}

function ItemCell({ line: { line, item }, kind }: { line: Line; kind: ParcelKind }) {
  if (item === null) return line.item;
  return (
    <>
      <Link to={kind.pageOf(item.id)}>{item.id}</Link>
      {item.product && ` ${item.product.name}`}
      {item.stock && (
        <Typography variant="caption" color="textSecondary" component="div">
          {[item.stock.code, item.productSize?.name].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </>
  );
}
