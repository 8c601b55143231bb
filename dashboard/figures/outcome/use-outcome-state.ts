import { type MetricDimension, metricDimensions } from '#domain/metrics/metric-fields.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import { pageSizes } from '../../kit/list/list-state.ts';
import { useIdentity } from '../../kit/session/session-store.ts';
import { columnGroups, columnsOf, firstGroups, groupsOf, isSortable } from '../../metrics/metric-columns.ts';
import type { FiguresState } from '../use-figures-state.ts';

const mostRequested = '-requested_count';

/** The tab, the columns, the order and the page of the table, read from the address. A page of one brand has no tab of brands. */
export function useOutcomeState({ breakdowns, shown: search }: FiguresState) {
  const isStaff = useIdentity()?.scope === 'staff';
  const tabs: readonly MetricDimension[] = metricDimensions.filter(
    (each) => each !== 'brands' || breakdowns.includes('brands'),
  );
  const tab = tabs.find((each) => each === search.get('outcome')) ?? tabs[0] ?? 'products';
  const named = search.get('outcome_columns')?.split(',') ?? firstGroups;
  const groups = groupsOf(tab);
  const chosen = groups.filter((group) => named.includes(group));
  const asked = search.get('outcome_order') ?? mostRequested;
  const orders = columnsOf(columnGroups, isStaff).filter(isSortable).map(snakeCase);
  const page = Number(search.get('outcome_page') ?? 1);
  const size = Number(search.get('outcome_size'));
  return {
    tabs,
    tab,
    groups,
    chosen,
    columns: columnsOf(chosen, isStaff),
    order: orders.includes(asked.replace(/^-/, '')) ? asked : mostRequested,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
  };
}
