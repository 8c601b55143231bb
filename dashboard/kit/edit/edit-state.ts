import type { Values } from '../fields/field.ts';

/** The state of an open form: the values and the revision that it started from, and the typed values. */
export interface EditState {
  base: Values;
  revision: string;
  values: Values;
}

/** A field that somebody else changed while the form was open. `mine` is null if the person did not change it. */
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
 * Returns the fields that the request names. An API that replaces the whole thing needs all of them, as the form shows them:
 * values from elsewhere would undo what others changed meanwhile. A new thing, which has no revision, needs all that are filled
 * in: it has none of the values that the form began with.
 */
export function saidOf(state: EditState, replacesAll: boolean): string[] {
  const names = Object.keys(state.values);
  if (replacesAll) return names;
  const changed = changedOf(state);
  if (state.revision !== '') return changed;
  return names.filter((name) => changed.includes(name) || (state.values[name] ?? '').trim() !== '');
}

/**
 * Moves a form onto the current values. Typed values stay, other fields take the current value. It reports every field
 * that changed meanwhile, so that nobody overwrites a change unseen.
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
