import { useLookup } from '../../../reference/lookups.ts';
import type { FilterOption } from '../filter-option.ts';

/** The categories that lists can be filtered by. */
export function useCategoryOptions(): readonly FilterOption[] {
  return useLookup('categories').map(({ id, name }) => ({ value: String(id), text: name }));
}
