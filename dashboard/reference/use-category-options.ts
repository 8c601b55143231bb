import type { FilterOption } from '../kit/list/filter-option.ts';
import { useLookup } from './lookups.ts';
import { inTree } from './tree.ts';

const indent = '\u2003';

/** Categories as options in tree order, indented below their parent. */
export function useCategoryOptions(): readonly FilterOption[] {
  return inTree(useLookup('categories')).map(({ entry: { id, name }, depth }) => ({
    value: String(id),
    text: `${indent.repeat(depth)}${name}`,
  }));
}
