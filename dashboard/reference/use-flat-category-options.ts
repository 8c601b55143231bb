import type { FilterOption } from '../kit/list/filter-option.ts';
import { useLookup } from './lookups.ts';

/** Categories as options of a list's filter, without indentation. */
export function useFlatCategoryOptions(): readonly FilterOption[] {
  return useLookup('categories').map(({ id, name }) => ({ value: String(id), text: name }));
}
