import type { history as shared } from './en/history.ts';

type FieldOf<State> = State extends unknown ? keyof State & string : never;
type NamedForAll = 'id' | keyof typeof shared.field;

/**
 * A name for each field of an area's states, except fields with a shared name. Names of event and row fields may be
 * added.
 */
export type FieldTexts<State> = Readonly<Record<string, string>> &
  Record<Exclude<FieldOf<State>, NamedForAll>, string>;
