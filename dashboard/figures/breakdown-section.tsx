import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FigureRow } from '#read-api/figures/contract.ts';
import ArrowDownIcon from '~icons/ic/baseline-arrow-downward';
import ArrowUpIcon from '~icons/ic/baseline-arrow-upward';
import { brandName } from '../brands/brand-name.ts';
import { api } from '../kit/client/api.ts';
import { Pager } from '../kit/list/pager.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { breakdownColumns } from './breakdown-columns.tsx';
import { FigureTable } from './figure-table.tsx';
import { instantsOf, previousPeriod } from './period.ts';
import type { Breakdown, FiguresState } from './use-figures-state.ts';

const filterOf: Record<Breakdown, string> = {
  brands: 'brand_id',
  products: 'product_ids',
  categories: 'category_ids',
};
const defaultOrder = '-delivered';

/** The figures of each brand, product or category. A click on its name narrows the whole page to it. */
export function BreakdownSection({ state }: { state: FiguresState }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { period, zone, narrowing, linked, by, page, size } = state;
  const columns = breakdownColumns(t, period);
  const fields = columns.map(({ order }) => order);
  const asked = state.order ?? defaultOrder;
  const order = fields.includes(asked.replace(/^-/, '')) ? asked : defaultOrder;
  const path = `/v1/figures/${by}`;
  const query = {
    ...narrowing,
    period: instantsOf(period, zone),
    previous: instantsOf(previousPeriod(period), zone),
    order,
    limit: size,
    offset: (page - 1) * size,
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<{ count: number; data: FigureRow[] }>('GET', path, { query, signal }),
    // Only rows of the same breakdown may stand in while new ones load.
    placeholderData: (before, of) => (of?.queryKey[0] === path ? before : undefined),
  });

  const nameOf = ({ id, name, nameKo, code }: FigureRow) => {
    if (id === 0) return t('figures.by.noCategory');
    if (name === null) return t('figures.by.removed', { id });
    if (by === 'brands') return brandName({ name, nameKo }, language);
    return code !== null && code !== name ? `${name} · ${code}` : name;
  };
  const addressOf = (row: FigureRow) =>
    by === 'brands'
      ? `/dashboard/${row.id}${state.addressWith({ brand_id: null, by: null, order: null, page: null })}`
      : state.addressWith({ [filterOf[by]]: String(row.id), page: null });
  function sorted(field: string): 'ascending' | 'descending' | 'none' {
    if (order === field) return 'ascending';
    return order === `-${field}` ? 'descending' : 'none';
  }

  return (
    <Section
      title={t('figures.by.title')}
      end={
        <Box
          role="group"
          aria-label={t('figures.by.title')}
          sx={{ display: 'flex', gap: 0.5, displayPrint: 'none' }}
        >
          {state.breakdowns.map((each) => (
            <Button
              key={each}
              variant={each === by ? 'contained' : 'outlined'}
              color={each === by ? 'primary' : 'inherit'}
              aria-pressed={each === by}
              onClick={() => state.set({ by: each, page: null })}
              sx={{ minHeight: 28, py: 0 }}
            >
              {t(`figures.by.${each}`)}
            </Button>
          ))}
        </Box>
      }
    >
      {data === undefined ? (
        error === null || isFetching ? (
          <Skeleton variant="rounded" height={220} />
        ) : (
          <FailedPanel error={error} title={t('figures.failedTitle')} onRetry={() => refetch()} />
        )
      ) : (
        <>
          {by === 'categories' && (
            <Typography variant="caption" color="textSecondary" component="p">
              {t('figures.by.categoriesNote')}
            </Typography>
          )}
          <FigureTable
            caption={t(`figures.by.${by}`)}
            columns={[
              { key: 'name', head: t(`figures.by.${by}`) },
              ...columns.map((column) => ({
                key: column.order,
                sort: sorted(column.order),
                head: (
                  <ButtonBase
                    aria-label={t('figures.by.sortBy', { column: column.name })}
                    onClick={() =>
                      state.set({
                        order: sorted(column.order) === 'descending' ? column.order : `-${column.order}`,
                        page: null,
                      })
                    }
                    sx={{ font: 'inherit', gap: 0.25, textAlign: 'right', justifyContent: 'flex-end' }}
                  >
                    {sorted(column.order) === 'descending' && <ArrowDownIcon sx={{ fontSize: 14 }} />}
                    {sorted(column.order) === 'ascending' && <ArrowUpIcon sx={{ fontSize: 14 }} />}
                    {column.name}
                  </ButtonBase>
                ),
              })),
            ]}
            rows={data.data.data.map((row) => ({
              key: String(row.id),
              cells: [
                <Link
                  key="name"
                  to={addressOf(row)}
                  aria-label={t('figures.by.narrow', { name: nameOf(row) })}
                  style={{ color: 'var(--mui-palette-link)', fontWeight: 600 }}
                >
                  {nameOf(row)}
                </Link>,
                ...columns.map(({ cell }) => cell(row, { ...linked, [filterOf[by]]: String(row.id) })),
              ],
            }))}
          />
          {data.data.count === 0 ? (
            <Typography variant="body2" color="textSecondary" sx={{ p: 2, textAlign: 'center' }}>
              {t('figures.by.empty')}
            </Typography>
          ) : (
            <Box sx={{ displayPrint: 'none' }}>
              <Pager
                page={page}
                size={size}
                count={data.data.count}
                onPage={(next) => state.set({ page: next === 1 ? null : String(next) })}
                onSize={(next) => state.set({ size: String(next), page: null })}
              />
            </Box>
          )}
        </>
      )}
    </Section>
  );
}
