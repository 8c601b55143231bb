import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StockItem } from '#read-api/stock/contract.ts';
import { Thumb } from '../home/thumb.tsx';
import { api } from '../kit/client/api.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { linkTo } from '../metrics/behind.ts';
import type { FiguresState } from './use-figures-state.ts';

const path = '/v1/stocks';
const shown = 8;
const placesMeanwhile = Array.from({ length: shown }, (_, index) => index);

/** Pictures of the garments lent most often, with a link to the full list. */
export function WornSection({ state: { narrowing, linked } }: { state: FiguresState }) {
  const { t } = useTranslation();
  const query = { ...narrowing, order: '-use_count', limit: shown };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ data: StockItem[] }>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const title = t('figures.worn.title');
  const worn = data?.data.data.filter(({ useCount }) => useCount > 0) ?? [];
  if (data !== undefined && worn.length === 0) return null;
  return (
    <Section
      title={title}
      end={
        <Link to={linkTo({ list: '/stocks', filters: { order: '-use_count' } }, linked)}>
          {t('figures.worn.list')}
        </Link>
      }
    >
      {data === undefined && error !== null && !isFetching ? (
        <FailedPanel error={error} title={t('figures.failedTitle')} onRetry={() => refetch()} />
      ) : (
        <Box
          component="ol"
          aria-label={title}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: `repeat(${shown}, minmax(0, 1fr))`,
            '@media (max-width: 900px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {data === undefined
            ? placesMeanwhile.map((place) => (
                <li key={place}>
                  <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '3 / 4' }} />
                  <Skeleton />
                  <Skeleton />
                </li>
              ))
            : worn.map((garment) => <Worn key={garment.id} garment={garment} />)}
        </Box>
      )}
    </Section>
  );
}

function Worn({ garment: { id, code, product, useCount } }: { garment: StockItem }) {
  const { t } = useTranslation();
  const times = useCount === 1 ? t('figures.stock.once') : t('figures.stock.uses', { n: useCount });
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link
        to={`/stocks/${id}`}
        title={[product.name, code, times].join(' · ')}
        style={{ display: 'block', textDecoration: 'none' }}
      >
        <Thumb src={product.coverImage} />
        <Typography variant="body2" component="div" sx={{ fontWeight: 650 }}>
          {times}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {product.name}
        </Typography>
      </Link>
    </Box>
  );
}
