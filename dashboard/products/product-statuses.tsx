import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { label } from '../i18n/label.ts';
import { CountLink } from '../kit/ui/count-link.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { NoValue } from '../kit/ui/no-value.tsx';
import { statusPath } from './stock-counts.ts';
import { useStockStatus } from './use-product.ts';

/** The number of a product's garments in each status, with links to the garments. */
export function ProductStatuses({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useStockStatus(id);
  const statuses = data?.data.statuses;
  const counts = shownStockStatuses
    .map((status) => [status, statuses?.[status] ?? 0] as const)
    .filter(([, amount]) => amount > 0);
  return (
    <Section title={t('product.sections.statuses')}>
      {data === undefined && error === null && <Skeleton variant="rounded" height={32} />}
      {data === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {data !== undefined && counts.length === 0 && <NoValue />}
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: '0.875rem',
          '& a': { color: 'link', fontWeight: 600 },
        }}
      >
        {counts.map(([status, amount]) => (
          <Box key={status} component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
            <KindStatus kind="stock_item" status={status} />
            <CountLink
              amount={amount}
              name={label(t, 'stockItem.status', status)}
              to={statusPath({ product: id }, status)}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
