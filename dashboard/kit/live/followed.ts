import type { EntityKind, PersonCategory } from '#domain/areas.ts';

type Kind = EntityKind | PersonCategory;

/** Queries that reload while a screen shows them, and the kinds of entities whose changes affect them. */
export interface Followed {
  /** Prefix of the paths of the queries. */
  path: string;
  /** The kind that the queries are about. A query for one entity reloads only for that entity's id. */
  kind?: Kind;
  /** Other kinds that the queries count or name. A change of any entity of these kinds affects every query. */
  also?: readonly Kind[];
  /** Whether histories of other entities include this kind's events. */
  isTold?: true;
}
