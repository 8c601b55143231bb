import Type from 'typebox';
import { pointReasons } from '#domain/points/point-kinds.ts';
import { OneOf } from '#http/contract.ts';

const most = 10_000_000;

/** `delta` says with its sign which way they go. */
export const PointsBody = Type.Object(
  {
    delta: Type.Integer({ minimum: -most, maximum: most, not: { const: 0 } }),
    type: OneOf(pointReasons),
    message: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  },
  { additionalProperties: false },
);
