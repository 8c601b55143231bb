import type { EntityKind, PersonCategory } from '#domain/areas.ts';

type Kind = EntityKind | PersonCategory;

/** Calls whose answers are refreshed while a screen shows them, and the kinds that change them. */
export interface Followed {
  /** The prefix of the calls' paths. */
  path: string;
  /** The kind that the calls return. Only its own id affects a detail. */
  kind?: Kind;
  /** Other kinds that the answers count or name. Each change of one affects all the calls. */
  also?: readonly Kind[];
  /** Histories of other kinds include events of this kind. */
  isTold?: true;
}
