import Type, { type Static } from 'typebox';
import { costAtMost, pointsAtMost, seatsAtMost } from '#domain/brand-events/event-kinds.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { Day, Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import { allOptional, optionalText, Phone } from '../kit/changes/fields.ts';

const strict = { additionalProperties: false };

/** An hour of a day in UTC+9. */
const Hour = Nullable(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 }));
const Points = Type.Integer({ minimum: 0, maximum: pointsAtMost });
const Cost = Type.Integer({ minimum: 0, maximum: costAtMost });
export const questionsAtMost = 10;

const required = {
  brand_tag: VisibleText(100),
  start_date: Day,
  end_date: Day,
  invite_people: Type.Integer({ minimum: 1, maximum: seatsAtMost }),
};
const others = {
  start_time: Hour,
  end_time: Hour,
  assigned_point: Points,
  is_look_taggable: Type.Boolean(),
  minimum_followers: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  gender: Nullable(OneOf(memberGenders)),
  event_address: Nullable(VisibleText(500)),
  gift_name: optionalText,
  gift_cost: Nullable(Cost),
  admin_name: optionalText,
  admin_phone: Nullable(Phone),
  memo: Nullable(VisibleText(2000)),
  schedule_code: Nullable(Type.String({ pattern: '^[0-9A-Za-z_-]{1,30}$', maxLength: 30 })),
  additional_questions: Type.Array(VisibleText(200), { maxItems: questionsAtMost, uniqueItems: true }),
};

/** A new event; staff name the brand. */
export const BrandEventBody = Type.Object(
  { ...required, ...allOptional(others), brand_id: Type.Optional(Id) },
  strict,
);
/** PUT replaces all fields: one that is left out becomes empty. */
export const BrandEventReplacement = Type.Object({ ...required, ...allOptional(others) }, strict);
export const BrandEventChanges = Type.Object(allOptional({ ...required, ...others }), strict);

export type BrandEventSaid = Static<typeof BrandEventChanges>;

const Moment = Type.String({ format: 'date-time', maxLength: 40 });
/** The answers to the event's questions, in their order. */
export const Answers = Type.Optional(Type.Array(VisibleText(1000), { maxItems: questionsAtMost }));

/** The time of a visit; without it, the whole event. */
const visit = { start: Type.Optional(Moment), end: Type.Optional(Moment) };
/** What staff add for a look. */
const reward = { look_upload_point: Type.Optional(Points), look_upload_cash: Type.Optional(Cost) };

/** A booking; staff name the member. */
export const ReservationBody = Type.Object(
  { ...visit, ...reward, additional_fields: Answers, user_id: Type.Optional(Id) },
  strict,
);
export const JoinBody = Type.Object({ ...visit, additional_fields: Answers }, strict);
export const InvitationBody = Type.Object(
  { ...visit, ...reward, user_id: Id, reason: Type.Optional(reasonText) },
  strict,
);
export const Rescheduling = { start: Moment, end: Moment };
export const Attendance = { has_come: Type.Boolean() };
