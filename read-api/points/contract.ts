import Type, { type Static } from 'typebox';
import { pointReasons } from '#domain/points/point-kinds.ts';
import { Instant, OneOf } from '#http/contract.ts';
import type { PointMoveRow } from '#projections/points/tables.ts';
import { readable } from '../kit/readable/fields.ts';
import { pointColumns } from './columns.ts';

/** A movement of points, for the member and for staff. */
export const pointMoveFields = readable<PointMoveRow>()(pointColumns, {
  /** Of the member's movements, from 1 on. */
  id: { is: Type.Integer(), of: (row) => row.number, csv: 'number' },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true },
  delta: { is: Type.Integer(), of: (row) => row.delta, csv: 'delta' },
  /** What the member had from then on; below zero after a penalty or a reward that was taken back. */
  balance: { is: Type.Integer(), of: (row) => row.balance, csv: 'balance' },
  data: {
    is: Type.Object({ type: OneOf(pointReasons), message: Type.String() }),
    of: ({ pointReason: type, message }) => ({ type, message }),
    cells: [
      { csv: 'point_reason', of: (row) => row.pointReason, codes: 'pointReason' },
      { csv: 'message', of: (row) => row.message },
    ],
  },
});

export const PointMove = pointMoveFields.shape;
export type PointMove = Static<typeof PointMove>;

/** What a member has. */
export const OwnPoints = Type.Object({ point: Type.Integer() });
