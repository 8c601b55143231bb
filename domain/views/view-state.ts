/** The densities of rows, or `cards`. */
export const viewDensities = ['compact', 'standard', 'comfortable', 'cards'] as const;
export type ViewDensity = (typeof viewDensities)[number];

/** One column of a view; the columns are in order. A hidden column keeps its place. */
export interface ViewColumn {
  field: string;
  hidden: boolean;
}

/**
 * The state of a list: filters as in the address, order (`-` before a field for descending), columns in order, row density and
 * page size. Null stands for the list's default. Fields and filters are names of the dashboard. When a view opens, the
 * dashboard ignores names that it no longer has.
 */
export interface ViewState {
  filters: Readonly<Record<string, string>>;
  order: string | null;
  columns: readonly ViewColumn[] | null;
  density: ViewDensity | null;
  size: number | null;
}

/** The maximum length of a stored state, in characters of JSON: enough for some hundreds of pasted codes. */
export const largestViewState = 16_384;

export function isTooLarge(state: ViewState): boolean {
  return JSON.stringify(state).length > largestViewState;
}
