import Type, { type Static } from 'typebox';
import { cashAtMost } from '#domain/cash/cash-kinds.ts';
import { proposalPointsAtMost } from '#domain/collaborations/collaboration-kinds.ts';
import { Day, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { allOptional, optionalText } from '../kit/changes/fields.ts';
import { Choice } from '../recipients.ts';

const strict = { additionalProperties: false };

const required = { name: VisibleText(100), start_date: Day, end_date: Day, post_until: Day };
const others = {
  campaign_intro: Type.String({ maxLength: 4000 }),
  post_guideline: Type.String({ maxLength: 4000 }),
  admin_name: optionalText,
  is_look_taggable: Type.Boolean(),
};

/** A new collaboration; staff name the brand. */
export const CollaborationBody = Type.Object(
  { ...required, ...allOptional(others), brand_id: Type.Optional(Id) },
  strict,
);
/** PUT replaces all fields: one that is left out becomes empty. */
export const CollaborationReplacement = Type.Object({ ...required, ...allOptional(others) }, strict);
export const CollaborationChanges = Type.Object(allOptional({ ...required, ...others }), strict);
export type CollaborationSaid = Static<typeof CollaborationChanges>;

const Points = Type.Integer({ minimum: 0, maximum: proposalPointsAtMost });
const Cash = Type.Integer({ minimum: 0, maximum: cashAtMost });

/** A proposal. Its brand and staff name the member and the reward; a member who applies names nothing. */
export const ProposalBody = Type.Object(
  {
    user_id: Type.Optional(Id),
    assigned_point: Type.Optional(Points),
    look_upload_cash: Type.Optional(Cash),
    feed_index: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    reason: Type.Optional(reasonText),
  },
  strict,
);
export type ProposalSaid = Static<typeof ProposalBody>;

/** What an approved application earns. */
export const Approval = { assigned_point: Points, look_upload_cash: Cash };

/** The chosen sizes, and where the garments go. */
export const ConfirmBody = Type.Object({ ...Choice.properties, reason: Type.Optional(reasonText) }, strict);
export type ConfirmSaid = Static<typeof ConfirmBody>;
