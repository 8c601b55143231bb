import type { EntityKind, PersonCategory } from '#domain/areas.ts';

type Kind = EntityKind | PersonCategory;

/** Answers that are read again while a screen shows them, and what makes them say something else. */
export interface Followed {
  /** How the calls begin. */
  path: string;
  /** What they are about: a detail is affected by its own id alone. */
  kind?: Kind;
  /** What they count or name besides: any of it affects them all. */
  also?: readonly Kind[];
  /** Events of the kind are told in histories of others, too. */
  isTold?: true;
}
