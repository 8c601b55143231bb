import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { snakeCase } from '#domain/text/snake-case.ts';
import ArrowDownIcon from '~icons/ic/baseline-arrow-downward';
import ArrowUpIcon from '~icons/ic/baseline-arrow-upward';
import { brandName } from '../../brands/brand-name.ts';
import { label } from '../../i18n/label.ts';
import { Pager } from '../../kit/list/pager.tsx';
import { usePreference } from '../../kit/preferences/preferences.ts';
import type { MetricAnswer, MetricRow } from '../../metrics/metric-answer.ts';
import { type ColumnField, isSortable } from '../../metrics/metric-columns.ts';
import { MetricFigure } from '../../metrics/metric-figure.tsx';
import { FigureTable } from '../figure-table.tsx';
import type { FiguresState } from '../use-figures-state.ts';
import type { useOutcomeState } from './use-outcome-state.ts';

const pages = { brands: '/brands', products: '/products/detail', curators: '/curators' } as const;

interface OutcomeTableProps {
  answer: MetricAnswer;
  own: ReturnType<typeof useOutcomeState>;
  state: FiguresState;
}

/** The rows of a tab. A head sorts by its column, a name leads to the page of its row, and a number to its list. */
export function OutcomeTable({ answer, own, state }: OutcomeTableProps) {
  const { t } = useTranslation();
  const nameOf = useNames();
  const { tab, columns, order, page, size } = own;
  const { linked, period } = state;

  return (
    <>
      <FigureTable
        caption={t('metrics.title')}
        columns={[
          { key: 'name', head: t(`metrics.${tab}`) },
          ...columns.map((field) => {
            const name = label(t, 'metrics.fields', field);
            return isSortable(field)
              ? {
                  key: field,
                  sort: sortedBy(order, field),
                  head: (
                    <Sorter
                      name={name}
                      sorted={sortedBy(order, field)}
                      onSort={(next) => state.set({ outcome_order: next, outcome_page: null })}
                      by={snakeCase(field)}
                    />
                  ),
                }
              : { key: field, head: name };
          }),
        ]}
        rows={answer.data.map((row) => ({
          key: String(row.id),
          cells: [
            <Link key="name" to={`${pages[tab]}/${row.id}`} style={{ color: 'var(--mui-palette-link)' }}>
              {nameOf(row)}
            </Link>,
            ...columns.map((field) => (
              <MetricFigure
                key={field}
                field={field}
                numbers={row}
                place={{ row: { dimension: tab, id: row.id }, narrowing: linked, created: period }}
              />
            )),
          ],
        }))}
      />
      {answer.count === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2, textAlign: 'center' }}>
          {t('figures.by.empty')}
        </Typography>
      ) : (
        <Box sx={{ displayPrint: 'none' }}>
          <Pager
            page={page}
            size={size}
            count={answer.count}
            onPage={(next) => state.set({ outcome_page: next === 1 ? null : String(next) })}
            onSize={(next) => state.set({ outcome_size: String(next), outcome_page: null })}
          />
        </Box>
      )}
    </>
  );
}

/** Names a row by its brand, product or member. Removed and forgotten ones are named by their numbers. */
function useNames() {
  const { t } = useTranslation();
  const language = usePreference('language');
  return ({ id, name = null, nameKo = null, code, username }: MetricRow) => {
    if (username) return username;
    if (name === null) return t('figures.by.removed', { id });
    if (code !== undefined) return code !== null && code !== name ? `${name} · ${code}` : name;
    return brandName({ name, nameKo }, language);
  };
}

type Sorted = 'ascending' | 'descending' | 'none';

function sortedBy(order: string, field: ColumnField): Sorted {
  const by = snakeCase(field);
  if (order === by) return 'ascending';
  return order === `-${by}` ? 'descending' : 'none';
}

interface SorterProps {
  name: string;
  by: string;
  sorted: Sorted;
  onSort: (order: string) => void;
}

/** A column's head, which sorts by it: the most first, then the fewest. */
function Sorter({ name, by, sorted, onSort }: SorterProps) {
  const { t } = useTranslation();
  return (
    <ButtonBase
      aria-label={t('figures.by.sortBy', { column: name })}
      onClick={() => onSort(sorted === 'descending' ? by : `-${by}`)}
      sx={{ font: 'inherit', gap: 0.25, textAlign: 'right', justifyContent: 'flex-end' }}
    >
      {sorted === 'descending' && <ArrowDownIcon sx={{ fontSize: 14 }} />}
      {sorted === 'ascending' && <ArrowUpIcon sx={{ fontSize: 14 }} />}
      {name}
    </ButtonBase>
  );
}
