import type { Caller } from '#http/caller.ts';
import type { Area as Models } from '#projections/area.ts';
import type { RowsAlone } from '#projections/kit/fold/fold-alone.ts';
import type { ReadModels } from '../../database.ts';
import type { ReadDeps } from '../../deps.ts';
import type { Step } from '../history/streams.ts';
import type { Cut } from './cut.ts';
import type { Fields } from './fields.ts';

/** Reads whole streams, each folded. */
export type Load = (streams: readonly string[]) => Promise<Step[]>;

/** What can be looked at as it was. */
export interface Past<Detail extends object = object> {
  category: string;
  /** The projection that makes its row. */
  projection: string;
  /** Where it is asked for, and what the call that compares two points is named. */
  path: string;
  tags: string[];
  differenceId: string;
  detail(deps: ReadDeps, caller: Caller, id: number): Promise<Detail>;
  /** Whether the live call shows it to the caller; asked for callers whose scope is narrower than staff's. */
  isShown(db: ReadModels, caller: Caller, id: number): Promise<boolean>;
  /** The streams around it that its detail tells of, with its own: whole, and more of them than count at the cuts. */
  around(load: Load, own: readonly Step[], cuts: readonly Cut[], db: ReadModels): Promise<Step[]>;
  /** Whether the rows say that it had been removed. */
  isGone(rows: RowsAlone, id: number): boolean;
  /** Of the detail, what of it is told as it is today alone: null in the past. */
  ofToday?: readonly string[];
  /** Streams of this category are compared with it, since what happens to it happens to them. */
  comparesToo?: string;
  /** Who is told as they were, and not as today; some callers may not know of them any more. */
  peopleThen?(own: readonly Step[]): string[];
  seesPeople?(db: ReadModels, caller: Caller, own: readonly Step[]): Promise<boolean>;
}

/** What an area's rows say to a look at the past. */
export interface RowsThen {
  /** The tables that stand for what they were, and how events fill them. */
  models: Models;
  /** What the rows say of each entity, by its stream. */
  fields(rows: RowsAlone): (readonly [stream: string, fields: Fields])[];
  /** The people whom the rows name. */
  people(rows: RowsAlone): string[];
}

/** Whether a query found the one that it was asked for. */
export function isThere(row: object | undefined): boolean {
  return row !== undefined;
}
