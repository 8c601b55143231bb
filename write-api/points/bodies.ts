import Type from 'typebox';
import { pointReasons } from '#domain/points/point-kinds.ts';
import { OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { selectionFields } from '../kit/actions/bulk.ts';

const most = 10_000_000;
const Message = VisibleText(500);
/**
 * A rate in percent. The limit keeps the points of the dearest garment a safe integer, even when the birth month doubles them.
 */
const Rate = Type.Integer({ minimum: 0, maximum: 50 });

/** The fields of a movement of points. The sign of `delta` tells whether points are given or taken. */
const points = {
  delta: Type.Integer({ minimum: -most, maximum: most, not: { const: 0 } }),
  type: OneOf(pointReasons),
  message: Message,
};
export const PointsBody = Type.Object(points, { additionalProperties: false });
export const PointsOfManyBody = Type.Object(
  { ...points, ...selectionFields },
  { additionalProperties: false },
);

export const PointPolicyBody = Type.Object(
  {
    white: Rate,
    gray: Rate,
    red: Rate,
    black: Rate,
    partner: Rate,
    birth_month: Rate,
    /** The reward for a sign-up in whole points; unchanged if missing. */
    sign_up_reward: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);

export const RefundBody = Type.Object(
  {
    tryset_id: Id,
    tryset_item_id: Id,
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    message: Message,
  },
  { additionalProperties: false },
);
