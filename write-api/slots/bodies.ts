import Type from 'typebox';
import { slotNumberAtMost } from '#domain/slots/slot-label.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';

const name = Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' });
const number = Type.Integer({ minimum: 0, maximum: slotNumberAtMost });

/** The body that adds slots. The `to_` fields make it a range; each defaults to its counterpart. */
export const NewSlots = Type.Object(
  {
    sector_code: name,
    cell_code: name,
    to_cell_code: Type.Optional(name),
    slot_number: number,
    to_slot_number: Type.Optional(number),
    reason: Type.Optional(reasonText),
  },
  { additionalProperties: false },
);

export const RetiredSlots = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
    reason: Type.Optional(reasonText),
  },
  { additionalProperties: false },
);
