import Type from 'typebox';
import { slotNumberAtMost } from '#domain/slots/slot-label.ts';
import { codeAtMost, expectedAtMost } from '#domain/stocktakes/stocktake-kinds.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';

const strict = { additionalProperties: false };
const name = Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' });

/** The sector to count, or one cell of it. */
export const StartBody = Type.Object({ sector_code: name, cell_code: Type.Optional(name) }, strict);

/** The code of a garment, and the slot where the person stands. */
export const ScanBody = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: codeAtMost, pattern: '\\S' }),
    slot: Type.Optional(
      Type.Object(
        {
          sector_code: name,
          cell_code: name,
          slot_number: Type.Integer({ minimum: 0, maximum: slotNumberAtMost }),
        },
        strict,
      ),
    ),
  },
  strict,
);

export const TakeBackBody = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }, strict);

/** `leave_ids`: garments that stay as they are. Each missing one goes on hold with the reason, and each misplaced one moves. */
export const FinishBody = Type.Object(
  {
    reason: reasonText,
    leave_ids: Type.Optional(Type.Array(Id, { maxItems: 2 * expectedAtMost, uniqueItems: true })),
  },
  strict,
);

export const RetryBody = Type.Object({ reason: reasonText }, strict);
export const CancelBody = Type.Object({ reason: Type.Optional(reasonText) }, strict);
