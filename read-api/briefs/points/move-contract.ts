import Type, { type Static } from 'typebox';
import { moveReasons } from '#domain/points/point-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import type { PointMoveRow } from '#projections/points/tables.ts';
import { OptionalText, readable } from '../../kit/readable/fields.ts';
import { pointColumns } from './columns.ts';

const OptionalId = Nullable(Type.Integer());

/** A point movement, for the member and staff. */
export const pointMoveFields = readable<PointMoveRow>()(pointColumns, {
  /** Number of the movement among the member's, from 1. */
  id: { is: Type.Integer(), of: (row) => row.number, csv: 'number' },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true },
  delta: { is: Type.Integer(), of: (row) => row.delta, csv: 'delta' },
  /** Balance after the movement. It is negative after a penalty or a withdrawn reward if the points were spent. */
  balance: { is: Type.Integer(), of: (row) => row.balance, csv: 'balance' },
  data: {
    /** The subject: a tryset, an order, a ticket, or a look with its tagged item (no item for a penalty). */
    is: Type.Object({
      type: OneOf(moveReasons),
      message: OptionalText,
      trysetId: OptionalId,
      orderId: OptionalId,
      ticketId: OptionalId,
      lookId: OptionalId,
      lookItemMappingId: OptionalId,
      trysetItemId: OptionalId,
    }),
    of: (row) => ({
      type: row.pointReason,
      message: row.message,
      trysetId: row.trysetId,
      orderId: row.orderId,
      ticketId: row.ticketId,
      lookId: row.lookId,
      lookItemMappingId: row.entryId,
      trysetItemId: row.trysetItemId,
    }),
    cells: [
      { csv: 'point_reason', of: (row) => row.pointReason, codes: 'pointReason' },
      { csv: 'message', of: (row) => row.message },
      { csv: 'tryset_id', of: (row) => row.trysetId },
      { csv: 'order_id', of: (row) => row.orderId },
      { csv: 'ticket_id', of: (row) => row.ticketId },
      { csv: 'look_id', of: (row) => row.lookId },
      { csv: 'tryset_item_id', of: (row) => row.trysetItemId },
    ],
  },
});

export const PointMove = pointMoveFields.shape;
export type PointMove = Static<typeof PointMove>;
