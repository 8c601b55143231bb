import type { FilterOption } from '../kit/list/filter-option.ts';
import { useLookup } from './lookups.ts';

/** The categories that lists can be filtered by, without the tree. */
export function useFlatCategoryOptions(): readonly FilterOption[] {
  return useLookup('categories').map(({ id, name }) => ({ value: String(id), text: name }));
}
