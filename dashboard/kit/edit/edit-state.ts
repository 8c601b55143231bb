import type { Values } from '../fields/field.ts';

/** A form that is being filled in: what was there when it was opened, at which revision, and what stands in it now. */
export interface EditState {
  base: Values;
  revision: string;
  values: Values;
}

/** A field that somebody else changed while the form was open; `mine` is null where the person had left it alone. */
export interface ChangedMeanwhile {
  name: string;
  before: string;
  now: string;
  mine: string | null;
}

export function begin(current: Values, revision: string): EditState {
  return { base: current, revision, values: current };
}

export function changedOf({ base, values }: Pick<EditState, 'base' | 'values'>): string[] {
  return Object.keys(values).filter((name) => (values[name] ?? '').trim() !== (base[name] ?? '').trim());
}

/**
 * The same form over what is there now. What the person typed stays; what they left alone follows; every field that
 * changed meanwhile is told, so that nobody overwrites what they have not seen.
 */
export function onto(
  state: EditState,
  current: Values,
  revision: string,
): { state: EditState; meanwhile: ChangedMeanwhile[] } {
  const mine = changedOf(state);
  const meanwhile = Object.keys(current).flatMap((name): ChangedMeanwhile[] => {
    const [before = '', now = ''] = [state.base[name], current[name]];
    if (before === now) return [];
    return [{ name, before, now, mine: mine.includes(name) ? (state.values[name] ?? '') : null }];
  });
  const typed = Object.fromEntries(mine.map((name) => [name, state.values[name] ?? '']));
  return { state: { base: current, revision, values: { ...current, ...typed } }, meanwhile };
}
