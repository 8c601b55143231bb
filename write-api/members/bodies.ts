import Type, { type Static } from 'typebox';
import { identifiedUser, memberGenders, memberGrades, memberRoles } from '#domain/members/member-kinds.ts';
import { Day, Nullable, OneOf, VisibleText } from '#http/contract.ts';
import { Username } from '../auth/account-rules.ts';
import { reasonText } from '../kit/actions/action-spec.ts';
import {
  allOptional,
  Email,
  optionalLongText,
  optionalName,
  optionalText,
  Phone,
  PictureKey,
  Region,
} from '../kit/changes/fields.ts';
import type { FromWire } from '../kit/changes/names.ts';

const strict = { additionalProperties: false };
const points = Nullable(Type.Integer({ minimum: 0, maximum: 100_000_000 }));

export const PostalAddressBody = Nullable(
  Type.Object(
    allOptional({ postcode: optionalText, address_1: optionalText, address_2: optionalText }),
    strict,
  ),
);

const said = {
  role: OneOf([...memberRoles, identifiedUser]),
  grade: OneOf(memberGrades),
  gender: Nullable(OneOf(memberGenders)),
  region_id: Region,
  bio: optionalLongText,
  is_public: Type.Boolean(),
  real_name: optionalName,
  birthday: Nullable(Day),
  phone: Nullable(Phone),
  email: Nullable(Email),
  address: PostalAddressBody,
  system_setting: Type.Object(
    allOptional({
      post_delay_day: Nullable(Type.Integer({ minimum: 0, maximum: 365 })),
      instagram_reward_point: points,
      youtube_reward_point: points,
      request_amount_per_tryset: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
      can_hide_look: Type.Boolean(),
    }),
    strict,
  ),
};

export const NewMemberBody = Type.Object({ username: Username, ...allOptional(said) }, strict);
export const MemberBody = Type.Object(
  allOptional({
    ...said,
    reason: reasonText,
    use_points_for_plan: Type.Boolean(),
    latest_lost_and_found: Nullable(Type.String({ minLength: 1, maxLength: 1000 })),
  }),
  strict,
);
/** The fields of a member's body, with the domain's names. */
export type MemberSaid = FromWire<Static<typeof MemberBody>>;
export const InternalDataBody = Type.Object(
  allOptional({
    cohort: optionalText,
    memo: optionalLongText,
    hardline_quest: Type.Boolean(),
    suspense_membership: Type.Boolean(),
  }),
  strict,
);
/** Staff's internal data about a member, with the domain's names. */
export type InternalSaid = FromWire<Static<typeof InternalDataBody>>;
/** The body of a guardian's consent. `given_on` is the day of the written consent. */
export const GuardianBody = Type.Object(
  {
    name: VisibleText(200),
    relation: VisibleText(100),
    phone: Type.Optional(Nullable(Phone)),
    given_on: Day,
  },
  strict,
);
export type GuardianSaid = FromWire<Static<typeof GuardianBody>>;
export const PictureBody = Type.Object({ picture: Type.Optional(PictureKey) }, strict);
