import type { GridSortModel } from '@mui/x-data-grid';

interface Ordered {
  field: string;
  order?: string;
}

/** An order by a column that is not shown is no sort of the grid's: it would take it back. The list keeps it. */
export function sortModel(order: string | null, columns: readonly Ordered[]): GridSortModel {
  if (order === null) return [];
  const name = order.replace(/^-/, '');
  const column = columns.find((each) => orderOf(each) === name);
  return column === undefined ? [] : [{ field: column.field, sort: order === name ? 'asc' : 'desc' }];
}

function orderOf({ field, order = field }: Ordered): string {
  return order;
}

/** The order that a sort of the grid asks for. */
export function orderFrom([item]: GridSortModel, columns: readonly Ordered[]): string | null {
  const column = columns.find(({ field }) => field === item?.field);
  if (!item?.sort || column === undefined) return null;
  return `${item.sort === 'desc' ? '-' : ''}${orderOf(column)}`;
}
