import type { history as shared } from './en/areas/shared.ts';

type FieldOf<State> = State extends unknown ? keyof State & string : never;
type NamedForAll = 'id' | keyof typeof shared.field;

/** A name for every field of an area's states that is not named for all areas, and for what its events and rows say besides. */
export type FieldTexts<State> = Readonly<Record<string, string>> &
  Record<Exclude<FieldOf<State>, NamedForAll>, string>;
