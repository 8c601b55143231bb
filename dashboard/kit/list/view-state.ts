import type { ListState } from './list-state.ts';

export const densities = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** A column of a list at its place, shown or not. */
export interface ColumnChoice {
  field: string;
  hidden: boolean;
}

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

const separator = ',';

/** Columns as the address has them: in their order, with `-` before those that are hidden. */
export function columnsText(columns: readonly ColumnChoice[]): string {
  return columns.map(({ field, hidden }) => `${hidden ? '-' : ''}${field}`).join(separator);
}

/** The columns of an address; null where it names none. Fields that no list has do no harm: nobody looks for them. */
export function columnsFrom(text: string | null): ColumnChoice[] | null {
  const named = new Map<string, ColumnChoice>();
  for (const part of (text ?? '').split(separator)) {
    const field = part.replace(/^-/, '');
    if (/^\w{1,40}$/.test(field)) named.set(field, { field, hidden: part.startsWith('-') });
  }
  return named.size === 0 ? null : [...named.values()];
}

export function densityFrom(text: string | null): Density | null {
  return densities.find((density) => density === text) ?? null;
}
