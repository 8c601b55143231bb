/** How close rows stand, or that each is a card. */
export const viewDensities = ['compact', 'standard', 'comfortable', 'cards'] as const;
export type ViewDensity = (typeof viewDensities)[number];

/** One column of a view, in its place; a hidden one keeps its place for when it is shown again. */
export interface ViewColumn {
  field: string;
  hidden: boolean;
}

/**
 * What a list looks like: its filters as the address writes them, its order (`-` before a field for descending), its
 * columns in order, how dense its rows stand and how many of them a page has. Null is the list's own choice. Fields
 * and filters are names of a dashboard that changes: one that is no longer there is left out when the view opens.
 */
export interface ViewState {
  filters: Readonly<Record<string, string>>;
  order: string | null;
  columns: readonly ViewColumn[] | null;
  density: ViewDensity | null;
  size: number | null;
}

/** The longest state that is kept, in characters of JSON: some hundreds of pasted codes, and no more. */
export const largestViewState = 16_384;

export function isTooLarge(state: ViewState): boolean {
  return JSON.stringify(state).length > largestViewState;
}
