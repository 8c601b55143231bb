import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Benchmark, BenchmarkItem } from '#read-api/benchmarks/contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useSearch } from '../kit/routes/use-search.ts';
import { useMay } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { benchmarkPath } from './paths.ts';
import { ReviewItem } from './review-item.tsx';

const path = `${benchmarkPath}/items`;
const pageSize = 10;

/** The items of a benchmark: those that people still have to review or, if chosen, all of them. */
export function ReviewSection({ benchmark }: { benchmark: Benchmark }) {
  const { t } = useTranslation();
  const [search, change] = useSearch();
  const { id, actions } = benchmark;
  const isAll = search.get('items') === 'all';
  const mayReview = useMay() && actions.some(({ name, allowed }) => name === 'review_item' && allowed);
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      queryKey: [path, id, isAll],
      queryFn: async ({ pageParam, signal }) => {
        const query = { limit: pageSize, offset: pageParam, need_to_be_reviewed_only: !isAll };
        const asked = { params: { id }, query, signal };
        return (await api.call<{ count: number; data: BenchmarkItem[] }>('GET', path, asked)).data;
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
        return shown < last.count ? shown : undefined;
      },
    });
  const items = data?.pages.flatMap((page) => page.data) ?? [];
  const title = t('benchmark.sections.items');
  return (
    <Section
      title={title}
      end={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={isAll ? 'all' : 'open'}
          aria-label={title}
          onChange={(_, chosen: string | null) => {
            if (chosen === null) return;
            change(
              (now) => {
                if (chosen === 'all') now.set('items', 'all');
                else now.delete('items');
                return now;
              },
              { replace: true },
            );
          }}
        >
          <ToggleButton value="open">{t('benchmark.onlyOpen')}</ToggleButton>
          <ToggleButton value="all">{t('benchmark.allItems')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {isPending && <Skeleton variant="rounded" height={180} />}
      {error !== null && items.length === 0 && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />
      )}
      {!isPending && error === null && items.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(benchmark.status === 'IN_PROGRESS' ? 'benchmark.notYet' : 'benchmark.nothingOpen')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {items.map((item) => (
          <ReviewItem key={item.id} benchmarkId={id} item={item} mayReview={mayReview} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          fullWidth
          sx={{ mt: 1.5 }}
          disabled={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {t('history.more', {
            shown: formatNumber(items.length),
            amount: formatNumber(data?.pages[0]?.count ?? items.length),
          })}
        </Button>
      )}
    </Section>
  );
}
