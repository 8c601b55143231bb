import type { Generated } from 'kysely';
import type { Role } from '#domain/actor.ts';
import { type Table, table } from './table.ts';

/**
 * One event of the log mirror, as the runner writes it. `data` and `metadata` are as stored: sealed, and in the version that
 * the metadata name. Upcast `data` with `upcast` before folding it.
 */
export interface LogRow {
  /** The event's commit position in the log of all streams. */
  position: bigint;
  eventId: string;
  stream: string;
  category: string;
  /** The part of the stream's name after the category. */
  entityId: string;
  revision: bigint;
  type: string;
  data: unknown;
  metadata: unknown;
  recordedAt: string;
  /** The event's effective time, an ISO instant. It is never before that of the preceding event in the stream. */
  effectiveAt: string;
  actorLabel: Role | null;
  actorId: number | null;
  brandIds: number[];
}

/** Columns that Postgres computes from the metadata at each read; they are not stored. */
export interface LogMetadataColumns {
  command: Generated<string | null>;
  commandId: Generated<string | null>;
  reason: Generated<string | null>;
  correlationId: Generated<string | null>;
  causationId: Generated<string | null>;
  imported: Generated<boolean>;
  timeDerived: Generated<boolean>;
  /** The first of `brandIds`, for an index. */
  firstBrand: Generated<number | null>;
}

export const logTable: Table<LogRow> = table<LogRow>('read.log', 'position', {
  position: 'bigint',
  eventId: 'text',
  stream: 'text',
  category: 'text',
  entityId: 'text',
  revision: 'bigint',
  type: 'text',
  data: 'json',
  metadata: 'json',
  recordedAt: 'timestamptz',
  effectiveAt: 'timestamptz',
  actorLabel: 'text',
  actorId: 'integer',
  brandIds: 'integer[]',
});
