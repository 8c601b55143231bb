import Type, { type Static } from 'typebox';
import { CommandAnswer } from '#http/contract.ts';

/** Whether one line was marked. A refused line has its error code and message; the other lines are marked all the same. */
export const LineResult = Type.Object({
  userId: Type.Integer(),
  ok: Type.Boolean(),
  errorCode: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type LineResult = Static<typeof LineResult>;

/** The payout after lines were marked, and the result of each line, in the order of the call. */
export const MarkedAnswer = Type.Object({ ...CommandAnswer.properties, lines: Type.Array(LineResult) });
export type MarkedAnswer = Static<typeof MarkedAnswer>;
