import Type from 'typebox';
import { balanceLimit } from '#domain/points/point-account.ts';
import { Day } from '#http/contract.ts';
import { Id } from '#http/ids.ts';

const strict = { additionalProperties: false };

/** Staff name the member; a member acts for itself. */
const ofMember = { user_id: Type.Optional(Id) };

export const TicketBody = Type.Object(
  {
    plan_id: Id,
    start_date: Day,
    event_ticket_id: Type.Optional(Id),
    /** The points that pay first; none if omitted. */
    used_points: Type.Optional(Type.Integer({ minimum: 0, maximum: balanceLimit })),
    /** Whether the ticket renews; as the plan says if omitted. */
    recharging_flag: Type.Optional(Type.Boolean()),
    /** Staff give the ticket for points: the member's points pay everything. */
    force_subscription: Type.Optional(Type.Boolean()),
    ...ofMember,
  },
  strict,
);

export const TicketChanges = Type.Object(
  { next_plan_id: Type.Optional(Id), recharging_flag: Type.Optional(Type.Boolean()) },
  strict,
);

/** Without an id, the member's live ticket. */
export const CancelBody = Type.Object({ id: Type.Optional(Id), ...ofMember }, strict);
export const NextPlanBody = Type.Object({ id: Type.Optional(Id), plan_id: Id, ...ofMember }, strict);
