import Type from 'typebox';
import { failureCauses, markedAtMost } from '#domain/payouts/payout-kinds.ts';
import { regions } from '#domain/regions.ts';
import { OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { Reference } from '../payments/bodies.ts';

const strict = { additionalProperties: false };

export const DraftBody = Type.Object(
  {
    region_id: OneOf(regions),
    month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', minLength: 7, maxLength: 7 }),
  },
  strict,
);

const some = { minItems: 1, maxItems: markedAtMost };

/** The lines that the bank paid, with its reference of each transfer. */
export const PayBody = Type.Object(
  { lines: Type.Array(Type.Object({ user_id: Id, reference: Reference }, strict), some) },
  strict,
);

export const FailBody = Type.Object(
  { lines: Type.Array(Type.Object({ user_id: Id, cause: OneOf(failureCauses) }, strict), some) },
  strict,
);

/** A rate in hundredths of a percent: 300 is 3 percent. */
const Rate = Type.Integer({ minimum: 0, maximum: 10_000 });

/** The rates of the countries whose rates change. */
export const PayoutPolicyBody = Type.Object(
  {
    KOREA: Type.Optional(Type.Object({ income_tax: Rate, local_tax: Rate }, strict)),
    JAPAN: Type.Optional(
      Type.Object(
        {
          income_tax: Rate,
          upper_income_tax: Rate,
          upper_from: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
        },
        strict,
      ),
    ),
  },
  { ...strict, minProperties: 1 },
);
