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

/** What the API has of an area, and what histories, searches and live updates must know of it. */
export interface Area {
  routes: readonly Routes[];
  /** The kinds of its streams that tell of something, by category; the others keep the write side's books. */
  streams?: Readonly<Record<string, StreamKind>>;
  /** What its ids are called. */
  names?: Readonly<Partial<Record<EntityKind, NamesOf>>>;
  /** What those are called who act in these roles. */
  actors?: Readonly<Partial<Record<Role, ActorsOf>>>;
  /** By what a search over all histories may ask for it. */
  soughtBy?: SoughtBy;
  /** What of it can be looked at as it was, and what its rows say then. */
  past?: Past;
  rowsThen?: RowsThen;
}

/** What is known of a kind of stream. */
export interface StreamKind {
  /** How its state follows from its events: what a history shows as changed. */
  fold: Fold;
  /** Its events stand in histories of several kinds, which may be asked for them alone. */
  isFilter?: true;
  /** The field by which other events name it. */
  field?: string;
  /**
   * Types by which the system keeps its books, and which tell a reader nothing that another event does not: reservations that
   * come and go with an item, a courier that says the same again, attempts that were given up.
   */
  housekeeping?: readonly string[];
  /** The streams in which the cause of an event, or what it caused, may stand. */
  neighbours?(step: Step): string[];
  /** Hash of the picture that an event took along, where whoever sees the event may see it. */
  picture?(step: Step): string | null;
  /** Whether a brand may look into a row of `log` that names it; left out, into none. */
  isLogOf?(brandId: number): RawBuilder<SqlBool>;
  /** Of what concerns several brands: which events one of them is told of. In histories it sees none of them. */
  isToldTo?(step: Step, brandId: number): boolean;
  /** It is of no brand: every house hears that it advanced. */
  isOfAll?: true;
  /** Whose it is, by `log`: this person (`brand_admin:12`) hears that it advanced, and no brand does. */
  ofPerson?: RawBuilder<string | null>;
  /** Its events are told in the history of this category, under the same id. */
  tellsOf?: string;
  /** What advances with it: a category, and the id by `log`. */
  partOf?: { category: string; id: RawBuilder<number | null> };
}

/** What these ids are called, as far as the caller may see them. */
export type NamesOf = (
  db: ReadModels,
  caller: Caller,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string | null }[]>;

/** Somebody whom names are shown to. */
export type Reader = Pick<Caller, 'label'>;

/** What these people are called in a history; null for the forgotten. */
export type ActorsOf = (
  db: ReadModels,
  reader: Reader,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string | null }[]>;

/** The streams that tell of things which are named, their own and others'. */
export interface SoughtBy {
  /** By the parameter of the query that takes an id: `user_id`. */
  ids?: Readonly<Record<string, (db: ReadModels, id: number) => Promise<readonly string[]>>>;
  /** By whole codes, whatever their case. */
  codes?(db: ReadModels, codes: readonly string[]): Promise<readonly string[]>;
}

/** What is known of all areas together. */
export interface Areas {
  streams: Readonly<Record<string, StreamKind>>;
  names: Readonly<Partial<Record<EntityKind, NamesOf>>>;
  housekeeping: ReadonlySet<string>;
  /** By role. */
  actors: ReadonlyMap<string, ActorsOf>;
  soughtBy: Required<SoughtBy>;
  pasts: readonly Past[];
  /** What a look at the past folds, and what all rows together say to it. */
  rowsThen: {
    folding: Folding;
    tables: readonly Table[];
    fields(rows: RowsAlone): Map<string, Fields>;
    people(rows: RowsAlone): string[];
  };
}

/** Puts together what the areas say. */
export function together(areas: readonly Omit<Area, 'routes'>[]): Areas {
  const streams = Object.assign({}, ...areas.map((area) => area.streams)) as Areas['streams'];
  const soughtBy = areas.flatMap((area) => area.soughtBy ?? []);
  const thens = areas.flatMap(({ rowsThen }) => rowsThen ?? []);
  return {
    streams,
    names: Object.assign({}, ...areas.map((area) => area.names)) as Areas['names'],
    housekeeping: new Set(Object.values(streams).flatMap(({ housekeeping = [] }) => housekeeping)),
    actors: new Map(areas.flatMap(({ actors = {} }) => Object.entries(actors))),
    soughtBy: {
      ids: Object.assign({}, ...soughtBy.map(({ ids }) => ids)),
      codes: async (db, codes) =>
        (await Promise.all(soughtBy.map((area) => area.codes?.(db, codes) ?? []))).flat(),
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
