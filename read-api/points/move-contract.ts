import Type, { type Static } from 'typebox';
import { moveReasons } from '#domain/points/point-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import type { PointMoveRow } from '#projections/points/tables.ts';
import { OptionalText, readable } from '../kit/readable/fields.ts';
import { pointColumns } from './columns.ts';

const OptionalId = Nullable(Type.Integer());

/** A movement of points, for the member and for staff. */
export const pointMoveFields = readable<PointMoveRow>()(pointColumns, {
  /** Of the member's movements, from 1 on. */
  id: { is: Type.Integer(), of: (row) => row.number, csv: 'number' },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true },
  delta: { is: Type.Integer(), of: (row) => row.delta, csv: 'delta' },
  /** What the member had from then on; below zero after a penalty or a reward that was taken back. */
  balance: { is: Type.Integer(), of: (row) => row.balance, csv: 'balance' },
  data: {
    /** What it was for: a tryset, or a look with the item that it tags (none of a penalty). */
    is: Type.Object({
      ...{ type: OneOf(moveReasons), message: OptionalText, trysetId: OptionalId },
      ...{ lookId: OptionalId, lookItemMappingId: OptionalId, trysetItemId: OptionalId },
    }),
    of: ({ pointReason: type, message, trysetId, lookId, entryId: lookItemMappingId, trysetItemId }) => ({
      ...{ type, message, trysetId, lookId, lookItemMappingId, trysetItemId },
    }),
    cells: [
      { csv: 'point_reason', of: (row) => row.pointReason, codes: 'pointReason' },
      { csv: 'message', of: (row) => row.message },
      { csv: 'tryset_id', of: (row) => row.trysetId },
      { csv: 'look_id', of: (row) => row.lookId },
      { csv: 'tryset_item_id', of: (row) => row.trysetItemId },
    ],
  },
});

export const PointMove = pointMoveFields.shape;
export type PointMove = Static<typeof PointMove>;
