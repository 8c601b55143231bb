import Type from 'typebox';
import { lookReportTypes, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { reasonSpellings } from '#domain/looks/rejection-reasons.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Id, OrderItemId } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { LongText, PictureKey } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };

/** The link of a post; null if the look has none. */
export const Link = Nullable(
  Type.String({ pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?://\\S+\\s*$', maxLength: 2000 }),
);
const Items = Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true });
const OrderItems = Type.Array(OrderItemId, { maxItems: 50, uniqueItems: true });
const Images = Type.Array(PictureKey, { maxItems: 20 });
const Comment = Type.Optional(Nullable(Type.String({ maxLength: 2000 })));

/** The body of a new look. Staff must set `user_id`, the member of the look. */
export const NewLookBody = Type.Object(
  {
    sns_type: OneOf(lookSnsTypes),
    link: Type.Optional(Link),
    description: Type.Optional(LongText),
    images: Type.Optional(Images),
    /** Required, unless the look is for a brand's event or collaboration. */
    tryset_item_ids: Type.Optional(Items),
    commerce_order_item_ids: Type.Optional(OrderItems),
    reservation_id: Type.Optional(Id),
    proposal_id: Type.Optional(Id),
    user_id: Type.Optional(Id),
  },
  strict,
);

/**
 * `tryset_item_ids` replaces all tagged items, `images` all images; without `images` they stay. A key of `images` may also be the id
 * of an image of the look, which stays, or the id of an asset that the caller uploaded.
 */
export const LookBody = Type.Object(
  {
    link: Link,
    description: LongText,
    tryset_item_ids: Items,
    commerce_order_item_ids: Type.Optional(OrderItems),
    images: Type.Optional(Images),
  },
  strict,
);
export const LookChanges = Type.Partial(LookBody, strict);

export const ImageBody = Type.Object({ image: Type.Optional(PictureKey) }, strict);
export const ImageMove = Type.Object({ order: Type.Integer({ minimum: 0, maximum: 100 }) }, strict);
export const ImageParams = Type.Object({ id: Id, imageId: Id });

const statuses = ['Pending', 'Approved', 'Rejected', 'Deferred', 'DEFERRED'] as const;

/** The field that names a tagged item; if omitted, the action applies to all items that allow it. */
export const Mapping = { look_item_mapping_id: Type.Optional(Id) };
export const Reasons = {
  rejected_reasons: Type.Array(Type.Enum([...reasonSpellings]), {
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
  }),
  other_rejected_reason: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
};
export const Deferral = {
  comment: Comment,
  rejected_reasons: Type.Optional(
    Type.Array(Type.Enum([...reasonSpellings]), { maxItems: 20, uniqueItems: true }),
  ),
};
export const LinkCheck = { is_valid: Type.Boolean(), is_deleted: Type.Boolean() };
export const Recertification = { comment: Comment };
export const Report = { type: OneOf(lookReportTypes), comment: Comment };
export const Penalty = { points: Type.Integer({ minimum: 1, maximum: 10_000_000 }) };
/** True if removing the look takes its points back. Ignored if the rules require it anyway. */
export const Removal = { takes_points_back: Type.Optional(Type.Boolean()) };

/** The looks to give to the certifier. `run_id` adds them to a run that has begun. */
export const CertificationRunBody = Type.Object(
  {
    look_ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
    run_id: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);

/** The looks to lease to the caller at the certification desk, in order of preference, and their maximum number. */
export const LeasesBody = Type.Object(
  {
    look_ids: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
    at_most: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 4 })),
  },
  strict,
);
export const LeasesAnswer = Type.Object({
  lookIds: Type.Array(Type.Integer()),
  /** When the lease ends. Until then nobody else can lease these looks. */
  untilTime: Instant,
});

export const CertificationBody = Type.Object(
  {
    status: OneOf(statuses),
    ...Mapping,
    ...Deferral,
    other_rejected_reason: Reasons.other_rejected_reason,
    reason: Type.Optional(reasonText),
  },
  strict,
);
