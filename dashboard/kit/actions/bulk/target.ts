import type { Selection } from '../../list/selection.ts';
import type { Target } from './preview-parts.ts';

/** The target of a selection for the preview calls. */
export function targetOf(selection: Selection<{ id: number }>): Target {
  return selection.kind === 'all'
    ? { filter: selection.filter }
    : { ids: selection.rows.map(({ id }) => id) };
}
