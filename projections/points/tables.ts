import type { PointReason } from '#domain/points/point-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** What a member holds; one who never had a point has no row. */
export interface PointAccountRow {
  userId: number;
  balance: number;
  revision: bigint;
  updatedAt: string;
}

export const pointAccountsTable: Table<PointAccountRow> = table('read.point_accounts', 'userId', {
  userId: 'integer',
  balance: 'integer',
  revision: 'bigint',
  updatedAt: 'timestamptz',
});

/** A movement of points. */
export interface PointMoveRow {
  /** `1001:3`: the member, and the number of the movement in its account. */
  id: string;
  userId: number;
  /** Of the account's movements, from 1 on. */
  number: number;
  delta: number;
  balance: number;
  pointReason: PointReason;
  message: string;
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
  createdAt: 'timestamptz',
});
