import type { ColumnChoice, Density } from './column-choice.ts';
import type { ListState } from './list-state.ts';

/**
 * How a person looks at a list: all but the page they are on. It is what a saved view keeps and what the address
 * reproduces. `filters` are those of the address; null is the list's own order, columns, density or page size.
 */
export interface ViewState {
  filters: Record<string, string>;
  order: string | null;
  columns: ColumnChoice[] | null;
  density: Density | null;
  size: number | null;
}

export function viewOf({ filters, order, columns, density, size }: ListState): ViewState {
  return {
    filters: { ...filters },
    order,
    columns: columns && [...columns],
    density,
    size,
  };
}
