import Type, { type Static } from 'typebox';
import { memberGenders, memberGrades, memberRoles, signIns } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

/** What a member has under way, over the items that the caller may see; groups as `rentalGroupStatuses` has them. */
export const UserRentals = Type.Object({
  trysets: Type.Integer(),
  toSend: Type.Integer(),
  out: Type.Integer(),
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  failed: Type.Integer(),
});

/** A member. What is personal is null to callers who may not see it, and once the member is forgotten. */
export const User = Type.Object({
  id: Type.Integer(),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
  username: Nullable(Type.String()),
  realName: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  role: OneOf(memberRoles),
  grade: OneOf(memberGrades),
  gender: Nullable(OneOf(memberGenders)),
  regionId: OneOf(regions),
  /** How the member signs in; null while it cannot. */
  auth: Nullable(OneOf(signIns)),
  isPublic: Type.Boolean(),
  /** The member asked to be forgotten, which waits for its last rental; told to staff and the member itself. */
  isLeaving: Type.Boolean(),
  picture: Nullable(PictureSet),
  rentals: UserRentals,
});
export type User = Static<typeof User>;

export const UserDetail = Type.Object({
  ...User.properties,
  bio: Nullable(Type.String()),
  poster: Nullable(PictureSet),
  birthday: Nullable(Type.String()),
  /** Whether it is the month of the birthday (UTC+9); null as that. */
  isBirthMonth: Nullable(Type.Boolean()),
  address: Nullable(
    Type.Object({
      postcode: Nullable(Type.String()),
      address1: Nullable(Type.String()),
      address2: Nullable(Type.String()),
    }),
  ),
  /** What was last lost or found with their garments, as staff note it. For staff and the member itself. */
  latestLostAndFound: Nullable(Type.String()),
  /** For staff and the member itself. */
  systemSetting: Nullable(Type.Record(Type.String(), Type.Unknown())),
});
export type UserDetail = Static<typeof UserDetail>;
