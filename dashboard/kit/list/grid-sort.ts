import type { GridSortModel } from '@mui/x-data-grid';

interface Ordered {
  field: string;
  order?: string;
}

/**
 * The grid's sort for an order. If the column is hidden, there is no sort: the grid would reset it, but the list
 * keeps the order.
 */
export function sortModel(order: string | null, columns: readonly Ordered[]): GridSortModel {
  if (order === null) return [];
  const name = order.replace(/^-/, '');
  const column = columns.find((each) => orderOf(each) === name);
  return column === undefined ? [] : [{ field: column.field, sort: order === name ? 'asc' : 'desc' }];
}

function orderOf({ field, order = field }: Ordered): string {
  return order;
}

/** The order of a grid's sort. */
export function orderFrom([item]: GridSortModel, columns: readonly Ordered[]): string | null {
  const column = columns.find(({ field }) => field === item?.field);
  if (!item?.sort || column === undefined) return null;
  return `${item.sort === 'desc' ? '-' : ''}${orderOf(column)}`;
}
