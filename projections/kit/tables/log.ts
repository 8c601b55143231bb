import type { Generated } from 'kysely';
import type { Role } from '#domain/actor.ts';
import { type Table, table } from './table.ts';

/**
 * One event of the log mirror as the runner writes it. `data` and `metadata` are as the store holds them: sealed, and of the
 * version that the metadata names. Whoever folds `data` raises it first, by `upcast`.
 */
export interface LogRow {
  /** Commit position in the log of all streams. */
  position: bigint;
  eventId: string;
  stream: string;
  category: string;
  /** What follows the category in the stream's name. */
  entityId: string;
  revision: bigint;
  type: string;
  data: unknown;
  metadata: unknown;
  recordedAt: string;
  /** When it happened; never before its predecessor in the stream. */
  effectiveAt: string;
  actorLabel: Role | null;
  actorId: number | null;
  brandIds: number[];
}

/** What Postgres reads out of the metadata when asked; nothing of it is stored twice. */
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
