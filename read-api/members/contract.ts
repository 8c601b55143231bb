import Type, { type Static } from 'typebox';
import type { Role } from '#domain/actor.ts';
import { isMinor } from '#domain/members/age.ts';
import { isBirthMonth } from '#domain/members/birth-month.ts';
import { memberGenders, memberGrades, memberRoles, signIns } from '#domain/members/member-kinds.ts';
import { memberRoleRules, memberRoleTransitions, memberStanding } from '#domain/members/role-transitions.ts';
import { firstPointPolicy } from '#domain/points/point-policy.ts';
import { regions } from '#domain/regions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Nullable, OneOf } from '#http/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, timeFields } from '../kit/readable/fields.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { memberColumns } from './columns.ts';
import type { WholeUser } from './rows.ts';
import { snsDetailFields, snsFields } from './sns.ts';

/** What a member has under way, over the items that the caller may see; groups as `rentalGroupStatuses` has them. */
export const UserRentals = Type.Object({
  trysets: Type.Integer(),
  toSend: Type.Integer(),
  out: Type.Integer(),
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  failed: Type.Integer(),
});

/** A member as a caller sees it on a day (UTC+9): `isKnown` where the caller may see what is personal. */
export type SeenUser = WholeUser & { isKnown: boolean; today: string; asking: Role; at: string };

/** A member. What is personal is null to callers who may not see it, and once the member is forgotten. */
export const userFields = readable<SeenUser>()(memberColumns, {
  ...idFields,
  ...timeFields,
  username: { is: OptionalText, of: (row) => row.username, csv: 'username' },
  realName: { is: OptionalText, of: (row) => known(row, row.name), csv: 'real_name', isPersonal: true },
  phone: { is: OptionalText, of: (row) => known(row, row.phone), csv: 'phone', isPersonal: true },
  email: { is: OptionalText, of: (row) => known(row, row.email), csv: 'email', isPersonal: true },
  role: { is: OneOf(memberRoles), of: (row) => row.role, csv: 'role', codes: 'memberRole' },
  grade: { is: OneOf(memberGrades), of: (row) => row.grade, csv: 'grade', codes: 'memberGrade' },
  gender: { is: Nullable(OneOf(memberGenders)), of: (row) => row.gender, csv: 'gender', codes: 'gender' },
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region', codes: 'region' },
  /** How the member signs in, as it first did where there are several ways; null while it cannot, and to whom that is personal. */
  auth: { is: Nullable(OneOf(signIns)), of: (row) => known(row, row.signIns[0] ?? null) },
  isPublic: { is: Flag, of: (row) => row.isPublic, csv: 'is_public' },
  /** The member asked to be forgotten, which waits for its last rental; told to staff and the member itself. */
  isLeaving: {
    is: Flag,
    of: (row) => row.isKnown && row.status === 'leaving',
    ...{ csv: 'is_leaving', isPersonal: true, isLast: true },
  },
  /** What the member has; for staff and the member itself. */
  point: {
    is: Nullable(Count),
    of: (row) => known(row, row.pointBalance ?? 0),
    ...{ csv: 'points', isPersonal: true, isLast: true },
  },
  ...snsFields,
  picture: { is: Nullable(PictureSet), of: (row) => pictureSet(row.pictures.picture) },
  rentals: {
    is: UserRentals,
    of: (row) => ({
      trysets: Number(row.trysetsUnderWay),
      toSend: Number(row.itemsToSend),
      out: Number(row.itemsOut),
      inReturn: Number(row.itemsInReturn),
      deferred: Number(row.itemsDeferred),
      failed: Number(row.itemsFailed),
    }),
    cells: [
      { csv: 'trysets_under_way', of: (row) => Number(row.trysetsUnderWay) },
      { csv: 'items_to_send', of: (row) => Number(row.itemsToSend) },
      { csv: 'items_out', of: (row) => Number(row.itemsOut) },
      { csv: 'items_in_return', of: (row) => Number(row.itemsInReturn) },
      { csv: 'items_deferred', of: (row) => Number(row.itemsDeferred) },
      { csv: 'items_failed', of: (row) => Number(row.itemsFailed) },
    ],
  },
});

export const userDetailFields = readable<SeenUser>()(memberColumns, {
  ...userFields.fields,
  ...snsDetailFields,
  bio: { is: OptionalText, of: (row) => row.bio },
  poster: { is: Nullable(PictureSet), of: (row) => pictureSet(row.pictures.poster) },
  birthday: { is: OptionalText, of: (row) => known(row, row.birthday), csv: 'birthday', isPersonal: true },
  /** Whether it is the month of the birthday (UTC+9); null as that. */
  isBirthMonth: {
    is: Nullable(Flag),
    of: ({ isKnown, birthday, today }) =>
      isKnown && birthday !== null ? isBirthMonth(birthday, today) : null,
  },
  /** Whether it is too young to buy without a guardian (UTC+9); null to whom the birthday is personal. */
  isMinor: {
    is: Nullable(Flag),
    of: (row) => known(row, isMinor(row.birthday, row.regionId, row.today)),
  },
  /** Who lets it buy all the same; for staff and the member itself. */
  guardianConsent: {
    is: Nullable(
      Type.Object({
        name: Type.String(),
        relation: Type.String(),
        phone: OptionalText,
        givenOn: Type.String(),
      }),
    ),
    of: (row) => known(row, row.guardian),
  },
  address: {
    is: Nullable(Type.Object({ postcode: OptionalText, address1: OptionalText, address2: OptionalText })),
    of: (row) => known(row, row.address),
    cells: [
      { csv: 'postcode', of: (row) => known(row, row.address)?.postcode ?? null },
      { csv: 'address_1', of: (row) => known(row, row.address)?.address1 ?? null },
      { csv: 'address_2', of: (row) => known(row, row.address)?.address2 ?? null },
    ],
    isPersonal: true,
  },
  /** It was approved, and has not seen that yet; for staff and the member itself. */
  isFirstLoginAfterApproval: {
    is: Nullable(Flag),
    of: (row) => known(row, row.isFirstLoginAfterApproval),
  },
  /** What may be done with the role, and why not; for staff and the member itself. */
  actions: {
    is: Nullable(ActionsOf(memberRoleTransitions)),
    of: (row) => (row.isKnown ? actionsFor(memberRoleRules, memberStanding(row), row.asking, row.at) : null),
  },
  /** Whether points pay for a plan's renewal before the card does; for staff and the member itself. */
  usePointsForPlan: { is: Nullable(Flag), of: (row) => known(row, row.usePointsForPlan) },
  /** Whether a card of the member's is kept; for staff and the member itself. */
  hasCard: { is: Nullable(Flag), of: (row) => known(row, row.hasCard) },
  /** What staff keep of the member among themselves; for staff alone. */
  cohort: { is: OptionalText, of: (row) => internal(row)?.cohort ?? null },
  memo: { is: OptionalText, of: (row) => internal(row)?.memo ?? null },
  hardlineQuest: { is: Nullable(Flag), of: (row) => internal(row)?.hardlineQuest ?? null },
  suspenseMembership: { is: Nullable(Flag), of: (row) => internal(row)?.suspenseMembership ?? null },
  /** Where the member posts, and who sent them, as they said it when they signed up. For staff and the member itself. */
  signUp: {
    is: Nullable(Type.Object({ links: Type.Array(Type.String()), invitationCode: Nullable(Type.String()) })),
    of: (row) => known(row, row.signUp && { ...row.signUp, links: [...row.signUp.links] }),
  },
  /** What was last lost or found with their garments, as staff note it. For staff and the member itself. */
  latestLostAndFound: {
    is: OptionalText,
    of: (row) => known(row, row.latestLostAndFound),
    ...{ csv: 'latest_lost_and_found', isPersonal: true },
  },
  /** What of the points is held for trysets under way; for staff and the member itself. */
  heldPoints: { is: Nullable(Count), of: (row) => known(row, row.pointsHeld ?? 0) },
  /** What a look earns the member, in percent of its garment's price, and what the month of birth adds; for the same. */
  pointRate: {
    is: Nullable(Count),
    of: (row) => known(row, row[row.grade] ?? firstPointPolicy[row.grade]),
  },
  pointRateBirthMonth: {
    is: Nullable(Count),
    of: (row) => known(row, row.birthMonth ?? firstPointPolicy.birthMonth),
  },
  /** For staff and the member itself. */
  systemSetting: {
    is: Nullable(Type.Record(Type.String(), Type.Unknown())),
    of: (row) => known(row, { ...row.systemSetting }),
  },
});

const nothingKept = { cohort: null, memo: null, hardlineQuest: false, suspenseMembership: false };

/** Null to whoever is not staff, and of whom nothing was ever noted: nothing. */
function internal({ asking, internal: kept }: SeenUser) {
  return asking === 'staff' ? (kept ?? nothingKept) : null;
}

function known<Value>({ isKnown }: SeenUser, value: Value): Value | null {
  return isKnown ? value : null;
}

export const User = userFields.shape;
export type User = Static<typeof User>;

export const UserDetail = userDetailFields.shape;
export type UserDetail = Static<typeof UserDetail>;
