import { usernameClaim } from '#domain/claim-values.ts';
import { type MemberCommand, member } from '#domain/members/member.ts';
import { type MemberPicture, roleNamed } from '#domain/members/member-kinds.ts';
import { initialMember, type MemberState } from '#domain/members/member-state.ts';
import { type InternalData, personKey } from '#domain/members/person.ts';
import { commandToRole, memberRoleTransitions } from '#domain/members/role-transitions.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { type Transition, transitionOf } from '#domain/transition-table.ts';
import { parameterMissing } from '#http/errors.ts';
import { planAddress } from '../auth/address/plan.ts';
import { endSignIns } from '../auth/credentials.ts';

import { endLinks } from '../auth/mailed-links.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { resealed } from '../kit/changes/resealed.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { pictureNamed } from '../kit/pictures/picture-named.ts';
import type { InternalSaid, MemberSaid } from './bodies.ts';
import { beginRegionChange } from './change-region.ts';
import { memberCommands, newMember, personOf, whole } from './member-commands.ts';
import { isThere } from './visible.ts';

/**
 * Registers a member on the member's behalf. Throws 409 `claim.<kind>_taken` if another member has the username, e-mail or
 * phone.
 */
export async function registerMember(
  deps: WriteDeps,
  { context }: Asked,
  said: MemberSaid & { username: string },
): Promise<Changed> {
  const { user: [id = 0] = [] } = await deps.ids.forCommand({ user: 1 }, context);
  const { personal, taken } = await personOf(deps, id, initialMember, said);
  const commands: MemberCommand[] = [{ action: 'register', ...newMember(id, personal, said) }];
  const claims = {
    by: { category: 'user' as const, id },
    taken: [usernameClaim(said.username), ...taken],
    givenUp: [],
  };
  return makeChange(deps, { decider: member, id, commands, name: 'register', claims }, { context });
}

interface MemberRevision {
  id: number;
  said: MemberSaid;
  /** The current password; required if members change their own address or phone. */
  currentPassword?: string | undefined;
}

/**
 * Changes a member. A ban ends all sign-ins at once. `planAddress` decides whether a new address or phone takes effect at once
 * or is only proposed. Throws 404; 409 `claim.<kind>_taken`, `user.address_pending`, `user.region_in_use`, and for a role that no
 * transition leads to; 400 if that transition needs a reason.
 */
export function reviseMember(deps: WriteDeps, asked: Asked, wanted: MemberRevision): Promise<Changed> {
  return asItStands(deps, member, wanted.id, asked, (pinned) => reviseMemberAsItStands(deps, pinned, wanted));
}

async function reviseMemberAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, said: asSaid, currentPassword }: MemberRevision,
): Promise<Changed> {
  const { state, isRepeat } = await present(deps, member, id, asked.context, isThere);
  const account = { kind: 'user', id } as const;
  const region = asSaid.regionId ?? state.regionId;
  const read = asSaid.phone ? { ...asSaid, phone: keptPhone(asSaid.phone, region) } : asSaid;
  const plan = await planAddress(deps, asked, { account, region, state, said: read, currentPassword });
  const { said } = plan;
  const { personal, taken, givenUp } = await personOf(deps, id, state, said);
  requireReason(state, said, asked.context);
  const moving = await beginRegionChange(deps, asked, state, isRepeat ? undefined : said.regionId);
  const commands: MemberCommand[] = [
    ...memberCommands(state, said),
    ...moving.commands,
    ...plan.commands,
    { action: 'set_personal_data', personal },
  ];
  const claims = { by: { category: 'user' as const, id }, taken, givenUp };
  const pinned = { ...asked, seenRevision: moving.seenRevision };
  const changed = await makeChange(deps, { decider: member, id, commands, name: 'revise', claims }, pinned);
  // Earlier links went to the old address.
  if (plan.isMoved) await endLinks(deps.db, account);
  if (changed.state.role === 'banned') await endSignIns(deps, account, 'banned');
  return changed;
}

function requireReason(
  state: MemberState,
  { role = state.role }: MemberSaid,
  { reason }: CommandContext,
): void {
  const command = commandToRole(state, roleNamed(role));
  if (command === null || reason !== undefined) return;
  if (transitionOf<Transition>(memberRoleTransitions, command.action).reason !== 'required') return;
  const field = { in: 'body', name: 'reason', message: `is required to ${command.action}` } as const;
  throw parameterMissing('reason', command.action, [field]);
}

/** Replaces a member. Role, grade, settings and staff's notes stay unless the body has them. Throws like `reviseMember`. */
export function replaceMember(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: MemberSaid },
): Promise<Changed> {
  return reviseMember(deps, asked, { id, said: whole(said) });
}

const nothingKept: InternalData = {
  cohort: null,
  memo: null,
  hardlineQuest: false,
  suspenseMembership: false,
};

/** Sets fields of staff's internal data about a member. Throws 404 if the member does not exist. */
export function setInternalData(
  deps: WriteDeps,
  asked: Asked,
  wanted: { id: number; said: InternalSaid },
): Promise<Changed> {
  return asItStands(deps, member, wanted.id, asked, (pinned) =>
    setInternalDataAsItStands(deps, pinned, wanted),
  );
}

async function setInternalDataAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { id, said }: { id: number; said: InternalSaid },
): Promise<Changed> {
  const { state } = await present(deps, member, id, asked.context, isThere);
  const { sealed: internal } = await resealed<InternalData>(
    deps,
    personKey('user', id),
    state.internal,
    (now) => ({ ...(now ?? nothingKept), ...said }),
  );
  const commands = [{ action: 'set_internal_data' as const, internal }];
  return makeChange(deps, { decider: member, id, commands, name: 'set_internal_data' }, asked);
}

/**
 * Sets a member's picture or poster; removes it if `key` is null. Throws 404 if the caller may not see the member, and 422
 * `picture.unknown`.
 */
export async function setMemberPicture(
  deps: WriteDeps,
  asked: Asked,
  { id, kind, key }: { id: number; kind: MemberPicture; key: string | null },
): Promise<Changed> {
  await present(deps, member, id, asked.context, isThere);
  const hash = key === null ? null : await pictureNamed(deps, asked, key);
  const commands = [{ action: 'set_picture' as const, kind, hash }];
  return makeChange(deps, { decider: member, id, commands, name: 'set_picture' }, asked);
}
