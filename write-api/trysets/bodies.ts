import Type, { type Static } from 'typebox';
import type { TrysetNotes } from '#domain/trysets/tryset-events.ts';
import { CommandAnswer, Day, ItemResult, Nullable, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { WebAddress } from '../kit/changes/fields.ts';
import { recipientFields } from '../recipients.ts';

const strict = { additionalProperties: false };

export const NewTryset = Type.Object(
  {
    ...recipientFields,
    user_id: Type.Optional(Id),
    product_size_ids: Type.Array(Id, { minItems: 1, maxItems: 30 }),
    is_prefer_express: Type.Optional(Type.Boolean()),
    requested_points: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  },
  strict,
);
export const Correction = Type.Object(recipientFields, strict);
/** The fields of a recipient that can be corrected one by one; missing fields stay unchanged. */
export const RecipientChanges = Type.Object(
  {
    ...Type.Partial(Type.Object(recipientFields)).properties,
    destination: Type.Optional(Type.Partial(recipientFields.destination, strict)),
  },
  strict,
);
/** The fields of a tryset that can be corrected: the recipient, and notes by staff. */
export const TrysetChanges = Type.Object(
  {
    ...RecipientChanges.properties,
    custom_link: Type.Optional(Nullable(WebAddress)),
    handover_info: Type.Optional(Nullable(VisibleText(1000))),
  },
  strict,
);
export const NewItem = Type.Object({ tryset_id: Id, product_size_id: Id }, strict);
export const OnlyReason = Type.Object({ reason: Type.Optional(reasonText) }, strict);
export const ReturnRequest = Type.Object(
  {
    pickup_reason: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    requested_pickup_date: Type.Optional(Nullable(Day)),
    reason: Type.Optional(reasonText),
  },
  strict,
);
export const ReturnAcceptance = Type.Object(
  { pickup_date: Type.Optional(Nullable(Day)), reason: Type.Optional(reasonText) },
  strict,
);

/** The answer to an accepted command on a tryset: its state, and the result for each affected item. */
export const TrysetCommandAnswer = Type.Object({
  ...CommandAnswer.properties,
  items: Type.Array(ItemResult),
});

/** Returns the notes that a correction contains; empty if it contains none. */
export function notesOf(changes: Static<typeof TrysetChanges>): Partial<TrysetNotes> {
  const { custom_link: customLink, handover_info: handoverInfo } = changes;
  return {
    ...(customLink === undefined ? {} : { customLink }),
    ...(handoverInfo === undefined ? {} : { handoverInfo }),
  };
}
