import { defaultPageSize, type ListShape, type ListState, searchOf, stateFrom } from '../list-state.ts';
import { type ViewState, viewOf } from '../view-state.ts';

const parameter = 'view';

/** The id of the saved view in an address; null if the address has none. */
export function viewIdOf(search: URLSearchParams): number | null {
  const text = search.get(parameter) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Whether the address contains a view and nothing else. The list then takes its state from the view. */
export function isOnlyView(search: URLSearchParams): boolean {
  return viewIdOf(search) !== null && [...search.keys()].every((name) => name === parameter);
}

/**
 * Adds a view's id to a list's address. The address keeps the list's full state beside the id, so that a shared link
 * shows the same list after the view changes. If that state is empty, it gets the page size: an address with a view id
 * alone would open the view.
 */
export function withViewId(search: URLSearchParams, viewId: number | null): URLSearchParams {
  if (viewId === null) return search;
  const marked = new URLSearchParams([[parameter, String(viewId)], ...search]);
  if (isOnlyView(marked)) marked.set('size', String(defaultPageSize));
  return marked;
}

/** The list state of a view, at the first page, with the list's defaults for unset parts. */
export function stateOf(view: ViewState): ListState {
  return { ...view, size: view.size ?? defaultPageSize, page: 1 };
}

/** The view without filters, values and orders that the list no longer has. */
export function fitted(view: ViewState, shape: ListShape): ViewState {
  return viewOf(stateFrom(searchOf(stateOf(view), shape), shape));
}

/** Whether a list's state differs from the view. The current page is ignored. */
export function differs(state: ListState, view: ViewState, shape: ListShape): boolean {
  return comparable(viewOf(state)) !== comparable(fitted(view, shape));
}

function comparable({ filters, order, columns, density, size }: ViewState): string {
  const named = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  const standard = density === 'standard' ? null : density;
  return JSON.stringify([named, order, columns, standard, size ?? defaultPageSize]);
}
