import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { StockFigures } from '#read-api/figures/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { late } from '../kit/ui/late.tsx';
import { type Behind, linkTo } from '../metrics/behind.ts';
import { FigureLink } from '../metrics/figure-link.tsx';
import { ChartSection } from './chart-section.tsx';
import { stockLinks } from './figure-links.ts';
import { FigureTable } from './figure-table.tsx';
import type { ChartName, FiguresState } from './use-figures-state.ts';

const BarsChart = late(
  () => import('./bars-chart.tsx').then((m) => m.BarsChart),
  <Skeleton variant="rounded" height={260} />,
);

/** The statuses of everyday work, followed by those in which a garment leaves the stock. */
const statusOrder: readonly StockStatus[] = [
  'in_stock',
  'requested',
  'in_use',
  'in_check',
  'hold',
  'unavailable',
  'created',
  'idle',
  'out_stock_ready',
  'out_stock_ongoing',
  'out_stock',
  'purchased',
];
/** The statuses that are always shown. All others are shown only if a garment has them. */
const usual: ReadonlySet<string> = new Set(statusOrder.slice(0, 6));

interface Bar {
  key: string;
  name: string;
  count: number;
  behind: Behind;
}

/** Garments by status and by the number of times they were lent. */
export function StockSections({ stock, state }: { stock: StockFigures; state: FiguresState }) {
  const { t } = useTranslation();
  const countOf = new Map<string, number>(stock.statuses.map(({ status, count }) => [status, count]));
  const byStatus = statusOrder
    .map((status) => ({ status, count: countOf.get(status) ?? 0 }))
    .filter(({ status, count }) => count > 0 || usual.has(status))
    .map(({ status, count }) => ({
      key: status,
      name: label(t, 'stockItem.status', status),
      count,
      behind: stockLinks.ofStatus(status),
    }));
  const byUse = stock.useCounts.map(({ useCount, orMore, count }) => ({
    key: String(useCount),
    name:
      useCount === 0
        ? t('figures.stock.never')
        : useCount === 1
          ? t('figures.stock.once')
          : t(orMore ? 'figures.stock.orMore' : 'figures.stock.uses', { n: useCount }),
    count,
    behind: stockLinks.ofUseCount(useCount),
  }));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
        alignItems: 'start',
      }}
    >
      <Bars
        chart="status"
        title={t('figures.stock.status')}
        bars={byStatus}
        total={stock.total}
        state={state}
      />
      <Bars chart="use" title={t('figures.stock.use')} bars={byUse} total={stock.total} state={state} />
    </Box>
  );
}

interface BarsProps {
  chart: ChartName;
  title: string;
  bars: readonly Bar[];
  total: number;
  state: FiguresState;
}

function Bars({ chart, title, bars, total, state }: BarsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const linked = { ...state.linked, ...state.atMoment };
  const figure = (behind: Behind, count: number) => (
    <FigureLink behind={behind} narrowing={linked}>
      {formatNumber(count)}
    </FigureLink>
  );
  return (
    <ChartSection
      title={title}
      isTable={state.tables.includes(chart)}
      onTable={(isTable) => state.showTable(chart, isTable)}
      chart={
        <BarsChart
          name={t('figures.stock.garments')}
          bars={bars}
          onBar={(index) => {
            const bar = bars[index];
            if (bar !== undefined) navigate(linkTo(bar.behind, linked));
          }}
        />
      }
      table={
        <FigureTable
          caption={title}
          columns={[
            { key: 'name', head: title },
            { key: 'count', head: t('figures.stock.garments') },
          ]}
          rows={[
            ...bars.map(({ key, name, count, behind }) => ({ key, cells: [name, figure(behind, count)] })),
            { key: 'all', cells: [t('figures.stock.all'), figure(stockLinks.total, total)] },
          ]}
        />
      }
    />
  );
}
