import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { EntityKind } from '#domain/areas.ts';
import type { ListDifference } from '#read-api/kit/as-of/lists/contract.ts';
import { formatNumber } from '../../preferences/time.ts';
import { KindStatus } from '../../ui/kind-status.tsx';

type Cell = ListDifference['matrix'][number];

interface FlowsProps {
  kind: EntityKind;
  /** All statuses, in the order of a thing's course. */
  statuses: readonly string[];
  difference: ListDifference;
  /** Called with the cell whose things the person wants to see. */
  onCell: (cell: Pick<Cell, 'fromStatus' | 'toStatus'>) => void;
}

/** How many things moved from which status to which between two instants: a row for each status before, a column for each after. */
export function Flows({ kind, statuses, difference, onCell }: FlowsProps) {
  const { t } = useTranslation();
  const { matrix, entered, left, changed } = difference;
  const course = [null, ...statuses];
  const before = course.filter((status) => matrix.some(({ fromStatus }) => fromStatus === status));
  const after = course.filter((status) => matrix.some(({ toStatus }) => toStatus === status));
  const status = (value: string | null) =>
    value === null ? t('list.past.notThere') : <KindStatus kind={kind} status={value} />;
  const sums = { entered: formatNumber(entered), left: formatNumber(left), changed: formatNumber(changed) };
  return (
    <Paper variant="outlined" sx={{ mb: 1.25, p: 1.25, maxHeight: 250, overflow: 'auto' }}>
      <Box sx={{ mb: 1, fontSize: '0.8125rem' }}>{t('list.past.sums', sums)}</Box>
      <Box
        component="table"
        aria-label={t('list.past.flows')}
        sx={{
          borderCollapse: 'collapse',
          fontSize: '0.8125rem',
          '& th, & td': { px: 0.5, py: 0.25, textAlign: 'right', whiteSpace: 'nowrap' },
          '& th': { fontWeight: 450, textAlign: 'left' },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col">
              {t('list.past.fromTo')}
            </Box>
            {after.map((to) => (
              <th key={to} scope="col">
                {status(to)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before.map((from) => (
            <tr key={from}>
              <th scope="row">{status(from)}</th>
              {after.map((to) => {
                const cell = matrix.find((each) => each.fromStatus === from && each.toStatus === to);
                return <td key={to}>{cell !== undefined && <FlowCell cell={cell} onCell={onCell} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

/** A count. Things that stayed as they were are no difference, so their count leads nowhere. */
function FlowCell({ cell, onCell }: { cell: Cell; onCell: FlowsProps['onCell'] }) {
  if (cell.fromStatus === cell.toStatus) return formatNumber(cell.count);
  return (
    <Button size="small" sx={{ minWidth: 0, py: 0 }} onClick={() => onCell(cell)}>
      {formatNumber(cell.count)}
    </Button>
  );
}
