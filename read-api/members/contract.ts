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

/** A member's current rentals among the items that the caller may see; groups as in `rentalGroupStatuses`. */
export const UserRentals = Type.Object({
  trysets: Type.Integer(),
  toSend: Type.Integer(),
  out: Type.Integer(),
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  failed: Type.Integer(),
});

/** A member as a caller sees it. `isKnown` is true if the caller may see personal data; `today` is a day in UTC+9. */
export type SeenUser = WholeUser & { isKnown: boolean; today: string; asking: Role; at: string };

/** A member. Personal data is null for callers who may not see it, and after the member is forgotten. */
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
  /** The member's first sign-in method; null if it has none, or if the caller may not see personal data. */
  auth: { is: Nullable(OneOf(signIns)), of: (row) => known(row, row.signIns[0] ?? null) },
  isPublic: { is: Flag, of: (row) => row.isPublic, csv: 'is_public' },
  /**
   * Whether the member asked to be forgotten and waits for its last rental to end. For staff and the member itself.
   */
  isLeaving: {
    is: Flag,
    of: (row) => row.isKnown && row.status === 'leaving',
    csv: 'is_leaving',
    isPersonal: true,
    isLast: true,
  },
  /** The member's points; for staff and the member itself. */
  point: {
    is: Nullable(Count),
    of: (row) => known(row, row.pointBalance ?? 0),
    csv: 'points',
    isPersonal: true,
    isLast: true,
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
  /** Whether this is the month of the member's birthday (UTC+9); null if the birthday is unknown or hidden. */
  isBirthMonth: {
    is: Nullable(Flag),
    of: ({ isKnown, birthday, today }) =>
      isKnown && birthday !== null ? isBirthMonth(birthday, today) : null,
  },
  /** Whether the member is too young to buy without a guardian (UTC+9); null if the birthday is unknown or hidden. */
  isMinor: {
    is: Nullable(Flag),
    of: (row) => known(row, isMinor(row.birthday, row.regionId, row.today)),
  },
  /** The guardian's consent to purchases; for staff and the member itself. */
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
  /** Whether the member is approved and has not signed in since. For staff and the member itself. */
  isFirstLoginAfterApproval: {
    is: Nullable(Flag),
    of: (row) => known(row, row.isFirstLoginAfterApproval),
  },
  /** Role changes that are allowed, and reasons against the others. For staff and the member itself. */
  actions: {
    is: Nullable(ActionsOf(memberRoleTransitions)),
    of: (row) => (row.isKnown ? actionsFor(memberRoleRules, memberStanding(row), row.asking, row.at) : null),
  },
  /** Whether a plan's renewal is paid with points before the card; for staff and the member itself. */
  usePointsForPlan: { is: Nullable(Flag), of: (row) => known(row, row.usePointsForPlan) },
  /** Whether the member has a card on file; for staff and the member itself. */
  hasCard: { is: Nullable(Flag), of: (row) => known(row, row.hasCard) },
  /** Internal data that staff recorded about the member; null for callers other than staff. */
  cohort: { is: OptionalText, of: (row) => internal(row)?.cohort ?? null },
  memo: { is: OptionalText, of: (row) => internal(row)?.memo ?? null },
  hardlineQuest: { is: Nullable(Flag), of: (row) => internal(row)?.hardlineQuest ?? null },
  suspenseMembership: { is: Nullable(Flag), of: (row) => internal(row)?.suspenseMembership ?? null },
  /** Posting accounts and invitation code that the member gave at sign-up. For staff and the member itself. */
  signUp: {
    is: Nullable(Type.Object({ links: Type.Array(Type.String()), invitationCode: Nullable(Type.String()) })),
    of: (row) => known(row, row.signUp && { ...row.signUp, links: [...row.signUp.links] }),
  },
  /** Staff's latest note on lost or found garments. For staff and the member itself. */
  latestLostAndFound: {
    is: OptionalText,
    of: (row) => known(row, row.latestLostAndFound),
    csv: 'latest_lost_and_found',
    isPersonal: true,
  },
  /** Points held for current trysets; for staff and the member itself. */
  heldPoints: { is: Nullable(Count), of: (row) => known(row, row.pointsHeld ?? 0) },
  /**
   * Percentage of a garment's price that a look earns, with the birth month's bonus. For staff and the member itself.
   */
  pointRate: {
    is: Nullable(Count),
    of: (row) => known(row, row[row.grade] ?? firstPointPolicy[row.grade]),
  },
  pointRateBirthMonth: {
    is: Nullable(Count),
    of: (row) => known(row, row.birthMonth ?? firstPointPolicy.birthMonth),
  },
  /** The member's app settings; null for callers other than staff and the member itself. */
  systemSetting: {
    is: Nullable(Type.Record(Type.String(), Type.Unknown())),
    of: (row) => known(row, { ...row.systemSetting }),
  },
});

const nothingKept = { cohort: null, memo: null, hardlineQuest: false, suspenseMembership: false };

/** The internal data that staff recorded, empty if they recorded none; null for other callers. */
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
