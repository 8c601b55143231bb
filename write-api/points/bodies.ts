import Type from 'typebox';
import { pointReasons } from '#domain/points/point-kinds.ts';
import { OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { selectionFields } from '../kit/actions/bulk.ts';

const most = 10_000_000;
const Message = VisibleText(500);
/** In percent: so what the dearest garment earns in the month of birth is twice over still a whole number everywhere. */
const Rate = Type.Integer({ minimum: 0, maximum: 50 });

/** `delta` says with its sign which way they go. */
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
    /** Whole points; as it was, where it is left out. */
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
