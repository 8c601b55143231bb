import type { Holds } from '#domain/points/holds.ts';
import type { MoveReason } from '#domain/points/point-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A member's point account. A member who never had points has no row. */
export interface PointAccountRow {
  userId: number;
  balance: number;
  /** The number of points reserved by holds. */
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

/** One movement of points. */
export interface PointMoveRow {
  /** The member's id and the number of the event in the account: `1001:3`. */
  id: string;
  userId: number;
  /** The number of the event in the account, from 1. */
  number: number;
  delta: number;
  balance: number;
  pointReason: MoveReason;
  /** Staff's message about the movement; null if there is none. */
  message: string | null;
  /** The tryset, order or ticket that the points were spent on. */
  trysetId: number | null;
  orderId: number | null;
  ticketId: number | null;
  /** The look that the points were earned or taken back for, with its tagged item and the tryset's item. */
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
  orderId: 'integer',
  ticketId: 'integer',
  lookId: 'integer',
  entryId: 'integer',
  trysetItemId: 'integer',
  createdAt: 'timestamptz',
});
