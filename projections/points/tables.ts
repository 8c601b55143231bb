import type { Holds } from '#domain/points/holds.ts';
import type { MoveReason } from '#domain/points/point-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** What a member has; one who never had a point has no row. */
export interface PointAccountRow {
  userId: number;
  balance: number;
  /** What of it is spoken for. */
  held: number;
  holds: Holds;
  revision: bigint;
  updatedAt: string;
}

export const pointAccountsTable: Table<PointAccountRow> = table('read.point_accounts', 'userId', {
  userId: 'integer',
  balance: 'integer',
  held: 'integer',
  holds: 'jsonb',
  revision: 'bigint',
  updatedAt: 'timestamptz',
});

/** A movement of points. */
export interface PointMoveRow {
  /** `1001:3`: the member, and the number of the movement's event in its account. */
  id: string;
  userId: number;
  /** Of the account's events, from 1 on. */
  number: number;
  delta: number;
  balance: number;
  pointReason: MoveReason;
  /** Null where the reason says it all. */
  message: string | null;
  /** What they were spent on. */
  trysetId: number | null;
  /** What they came or went for, where it is a look: with the item that it tags, and that of the tryset. */
  lookId: number | null;
  entryId: number | null;
  trysetItemId: number | null;
  createdAt: string;
}

export const pointMovesTable: Table<PointMoveRow> = table('read.point_moves', 'id', {
  id: 'text',
  userId: 'integer',
  number: 'integer',
  delta: 'integer',
  balance: 'integer',
  pointReason: 'text',
  message: 'text',
  trysetId: 'integer',
  lookId: 'integer',
  entryId: 'integer',
  trysetItemId: 'integer',
  createdAt: 'timestamptz',
});
