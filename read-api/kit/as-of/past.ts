import type { Caller } from '#http/caller.ts';
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
  /** The projection of its row. */
  projection: string;
  /** Path of its detail call, and the name of the call that compares two points. */
  path: string;
  tags: string[];
  differenceId: string;
  detail(deps: ReadDeps, caller: Caller, id: number): Promise<Detail>;
  /** Whether the live call shows it to the caller; asked only for callers with a narrower scope than staff. */
  isShown(db: ReadModels, caller: Caller, id: number): Promise<boolean>;
  /** The streams that its detail needs, with its own: whole streams, not cut yet. */
  around(load: Load, own: readonly Step[], cuts: readonly Cut[], db: ReadModels): Promise<Step[]>;
  /** Whether the rows show that it was removed. */
  isGone(rows: RowsAlone, id: number): boolean;
  /** Fields of the detail that exist only for the current state; null in the past. */
  ofToday?: readonly string[];
  /** Streams of this category are compared too, as its events affect them. */
  comparesToo?: string;
  /** People shown as of then; some callers may no longer see them. */
  peopleThen?(own: readonly Step[]): string[];
  seesPeople?(db: ReadModels, caller: Caller, own: readonly Step[]): Promise<boolean>;
}

/** An area's rows for views of the past. */
export interface RowsThen {
  /** The tables replaced by past rows, and how events fill them. */
  models: Models;
  /** The fields of each entity in the rows, by its stream. */
  fields(rows: RowsAlone): (readonly [stream: string, fields: Fields])[];
  /** The ids of people in the rows. */
  people(rows: RowsAlone): string[];
}

/** Whether a query found its row. */
export function isThere(row: object | undefined): boolean {
  return row !== undefined;
}
