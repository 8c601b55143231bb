import type { ColumnChoice, Density } from './column-choice.ts';
import type { ListState } from './list-state.ts';

/**
 * The state of a list except its page. Saved views store it, and the address reproduces it. `filters` are those of the
 * address. Null means the list's default order, columns, density or page size.
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
