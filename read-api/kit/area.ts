import type { RawBuilder, SqlBool } from 'kysely';
import type { Role } from '#domain/actor.ts';
import type { EntityKind } from '#domain/entity-fields.ts';
import type { Caller } from '#http/caller.ts';
import type { Folding, RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import type { Table } from '#projections/kit/tables/table.ts';
import type { ReadModels } from '../database.ts';
import type { Routes } from '../routes.ts';
import type { Fields } from './as-of/fields.ts';
import type { Past, RowsThen } from './as-of/past.ts';
import { foldingOf } from './as-of/rows.ts';
import type { Fold } from './history/fold.ts';
import type { Step } from './history/streams.ts';

/** An area's part of the API, and its definitions for histories, searches and live updates. */
export interface Area {
  routes: readonly Routes[];
  /** Stream kinds shown to readers, by category. Other categories are the write side's bookkeeping. */
  streams?: Readonly<Record<string, StreamKind>>;
  /** Functions that look up names of this area's ids. */
  names?: Readonly<Partial<Record<EntityKind, NamesOf>>>;
  /** Functions that look up names of actors in these roles. */
  actors?: Readonly<Partial<Record<Role, ActorsOf>>>;
  /** The parameters that this area adds to searches over all histories. */
  searchedBy?: SearchedBy;
  /** The area's views of the past, and the rows that these views are made of. */
  past?: Past;
  rowsThen?: RowsThen;
}

/** Definition of a kind of stream. */
export interface StreamKind {
  /** Folds a stream's state from its events; histories show the changes. */
  fold: Fold;
  /** Whether histories of other kinds include these events and can be filtered to this category. */
  isFilter?: true;
  /** The field by which other events refer to an entity of this kind. */
  field?: string;
  /**
   * Event types that repeat the content of another event: reservations that come and go with an item, repeated
   * courier statuses, abandoned attempts. Histories hide them by default.
   */
  housekeeping?: readonly string[];
  /** Returns streams that may contain the cause or the effects of an event. */
  neighbours?(step: Step): string[];
  /**
   * Returns the hash of an event's picture; null if the event has none, or if some readers of the event may not see
   * it.
   */
  picture?(step: Step): string | null;
  /** Whether a brand may see a row of `log` that names the brand; by default no brand may. */
  isLogOf?(brandId: number): RawBuilder<SqlBool>;
  /**
   * For streams of several brands: whether live updates and past views give this event to the brand. Histories never
   * show a brand these events.
   */
  isToldTo?(step: Step, brandId: number): boolean;
  /** Set for streams that belong to no brand: all brands get their live updates. */
  isOfAll?: true;
  /** The stream's owner, from `log`: live updates go only to this account (`brand_admin:12`), not to its brand. */
  ofPerson?: RawBuilder<string | null>;
  /** The category whose history includes these events, under the same id. */
  tellsOf?: string;
  /** The entity that advances together with this stream: a category, and the id from `log`. */
  partOf?: { category: string; id: RawBuilder<number | null> };
}

/** Looks up names of ids, as far as the caller may see them. */
export type NamesOf = (
  db: ReadModels,
  caller: Caller,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string | null }[]>;

/** The caller who reads the names. */
export type Reader = Pick<Caller, 'label'>;

/** Looks up names of actors in a history; null for forgotten persons. */
export type ActorsOf = (
  db: ReadModels,
  reader: Reader,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string | null }[]>;

/** Finds the streams that concern a named entity: its own and others. Several areas may find streams for one parameter. */
export interface SearchedBy {
  /** Functions by the query parameter that takes an id: `user_id`. */
  ids?: Readonly<Record<string, (db: ReadModels, id: number) => Promise<readonly string[]>>>;
  /** Finds streams by whole codes, ignoring case. */
  codes?(db: ReadModels, codes: readonly string[]): Promise<readonly string[]>;
}

/** The definitions of all areas together. */
export interface Areas {
  streams: Readonly<Record<string, StreamKind>>;
  names: Readonly<Partial<Record<EntityKind, NamesOf>>>;
  housekeeping: ReadonlySet<string>;
  /** The name lookups of actors, by role. */
  actors: ReadonlyMap<string, ActorsOf>;
  searchedBy: Required<SearchedBy>;
  pasts: readonly Past[];
  /** The projections that fold views of the past, and the rows of all areas. */
  rowsThen: {
    folding: Folding;
    tables: readonly Table[];
    fields(rows: RowsAlone): Map<string, Fields>;
    people(rows: RowsAlone): string[];
  };
}

/** Merges the definitions of all areas. */
export function together(areas: readonly Omit<Area, 'routes'>[]): Areas {
  const streams = Object.assign({}, ...areas.map((area) => area.streams)) as Areas['streams'];
  const searchedBy = areas.flatMap((area) => area.searchedBy ?? []);
  const thens = areas.flatMap(({ rowsThen }) => rowsThen ?? []);
  return {
    streams,
    names: Object.assign({}, ...areas.map((area) => area.names)) as Areas['names'],
    housekeeping: new Set(Object.values(streams).flatMap(({ housekeeping = [] }) => housekeeping)),
    actors: new Map(areas.flatMap(({ actors = {} }) => Object.entries(actors))),
    searchedBy: {
      ids: idsOf(searchedBy),
      codes: async (db, codes) =>
        (await Promise.all(searchedBy.map((area) => area.codes?.(db, codes) ?? []))).flat(),
    },
    pasts: areas.flatMap(({ past }) => past ?? []),
    rowsThen: {
      folding: foldingOf(thens.map(({ models }) => models)),
      tables: thens.flatMap(({ models }) => Object.values(models.tables)),
      fields: (rows) => new Map(thens.flatMap(({ fields }) => fields(rows))),
      people: (rows) => thens.flatMap(({ people }) => people(rows)),
    },
  };
}

/** For each parameter, the streams that any of the areas finds. */
function idsOf(searched: readonly SearchedBy[]): Required<SearchedBy>['ids'] {
  const params = new Set(searched.flatMap(({ ids = {} }) => Object.keys(ids)));
  return Object.fromEntries(
    [...params].map((param) => {
      const lookups = searched.flatMap(({ ids = {} }) => ids[param] ?? []);
      return [
        param,
        async (db: ReadModels, id: number) => (await Promise.all(lookups.map((find) => find(db, id)))).flat(),
      ];
    }),
  );
}
