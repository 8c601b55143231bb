import Type from 'typebox';
import { regions } from '#domain/regions.ts';
import { Day, OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { Name } from '../kit/changes/fields.ts';

/** The body that closes a day, or all days up to `to_day`. */
export const NewClosedDays = Type.Object(
  {
    region_id: OneOf(regions),
    day: Day,
    to_day: Type.Optional(Day),
    name: Name,
    reason: Type.Optional(reasonText),
  },
  { additionalProperties: false },
);

export const RemovedClosedDays = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
    reason: Type.Optional(reasonText),
  },
  { additionalProperties: false },
);
