import type { Caller } from '#http/caller.ts';
import type { AnyIdParams } from '#http/ids.ts';
import type { Area as Models } from '#projections/area.ts';
import type { RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import type { ReadModels } from '../../database.ts';
import type { ReadDeps } from '../../deps.ts';
import type { Step } from '../history/streams.ts';
import type { Cut } from './cut.ts';
import type { Fields } from './fields.ts';

/** Reads and folds whole streams. */
export type Load = (streams: readonly string[]) => Promise<Step[]>;

/** An entity kind whose past can be viewed. */
export interface Past<Detail extends object = object> {
  category: string;
  /** The projection that fills the entity's row. */
  projection: string;
  /** Path of the entity's detail call, and the operation id of the call that compares two points. */
  path: string;
  /** The schema of the path's id; four bytes if omitted. */
  params?: AnyIdParams;
  tags: string[];
  differenceId: string;
  detail(deps: ReadDeps, caller: Caller, id: number): Promise<Detail>;
  /** Whether the live call shows the entity to the caller. Not called for staff. */
  isShown(db: ReadModels, caller: Caller, id: number): Promise<boolean>;
  /** Loads the streams that the detail needs, with the entity's own. The streams are whole, not cut yet. */
  around(load: Load, own: readonly Step[], cuts: readonly Cut[], db: ReadModels): Promise<Step[]>;
  /** Whether the rows show that the entity was removed. */
  isGone(rows: RowsAlone, id: number): boolean;
  /** Fields of the detail that only the current state has; past details answer them as null. */
  ofToday?: readonly string[];
  /** A difference also compares streams of this category, as their events affect the entity. */
  comparesToo?: string;
  /** People whose past data the detail shows, and whether the caller may still see it. */
  peopleThen?(own: readonly Step[]): string[];
  seesPeople?(db: ReadModels, caller: Caller, own: readonly Step[]): Promise<boolean>;
}

/** An area's rows for views of the past. */
export interface RowsThen {
  /** The tables that past rows replace, and how events fill them. */
  models: Models;
  /** The fields of each entity in the rows, by its stream. */
  fields(rows: RowsAlone): (readonly [stream: string, fields: Fields])[];
  /** The ids of the people that the rows name. */
  people(rows: RowsAlone): string[];
}

/** Whether a query found its row. */
export function isThere(row: object | undefined): boolean {
  return row !== undefined;
}
