import { agency, agencyContact } from '#domain/agencies/agency.ts';
import {
  type AgencyLink,
  type MemberAgenciesCommand,
  memberAgencies,
} from '#domain/agencies/member-agencies.ts';
import { member } from '#domain/members/member.ts';
import { notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { isThere } from '../members/visible.ts';

/** A member and one of the member's agency contacts. */
interface LinkOf {
  userId: number;
  contactId: number;
}

/**
 * Adds a contact to a member. Throws 404 for an unknown member, 422 `agency_contact.unknown` and 409
 * `member_agencies.agency_taken`.
 */
export async function addMemberContact(deps: WriteDeps, asked: Asked, of: LinkOf): Promise<Changed> {
  await requireMember(deps, asked, of.userId);
  const link = await linkTo(deps, of.contactId);
  return changed(deps, asked, of, { action: 'add', link });
}

/**
 * Replaces one contact of a member by another. Throws like `addMemberContact`, and 404 if the member does not have the first
 * contact.
 */
export async function replaceMemberContact(
  deps: WriteDeps,
  asked: Asked,
  { of, contactId }: { of: LinkOf; contactId: number },
): Promise<Changed> {
  await requireLink(deps, asked, of);
  const link = await linkTo(deps, contactId);
  return changed(deps, asked, { ...of, contactId }, { action: 'revise', contactId: of.contactId, link });
}

/** Replaces all contacts of a member. Throws like `addMemberContact`. */
export async function setMemberContacts(
  deps: WriteDeps,
  asked: Asked,
  { userId, contactIds }: { userId: number; contactIds: readonly number[] },
): Promise<Changed> {
  await requireMember(deps, asked, userId);
  const links = await Promise.all(contactIds.map((contactId) => linkTo(deps, contactId)));
  return changed(deps, asked, { userId, contactId: userId }, { action: 'set', links });
}

/** Removes a contact from a member. Throws 404 if the member does not have the contact. */
export async function removeMemberContact(deps: WriteDeps, asked: Asked, of: LinkOf): Promise<Changed> {
  await requireLink(deps, asked, of);
  return changed(deps, asked, of, { action: 'remove', contactId: of.contactId });
}

/** Runs the command. The answer has the contact's id and the revision of the member's contact list. */
async function changed(
  deps: WriteDeps,
  asked: Asked,
  { userId, contactId }: LinkOf,
  command: MemberAgenciesCommand,
): Promise<Changed> {
  const change = { decider: memberAgencies, id: userId, commands: [command], name: command.action };
  return { ...(await makeChange(deps, change, asked)), id: contactId };
}

async function requireMember(deps: WriteDeps, { context }: Asked, userId: number): Promise<void> {
  await present(deps, member, userId, context, isThere);
}

async function requireLink(deps: WriteDeps, asked: Asked, { userId, contactId }: LinkOf): Promise<void> {
  await requireMember(deps, asked, userId);
  const { state, memory } = await deps.streams.refresh(memberAgencies, userId);
  const isRepeat = memory.some(({ commandId }) => commandId === asked.context.commandId);
  const isNamed = state.links.some((link) => link.contactId === contactId);
  if (!isNamed && !isRepeat) throw notFound('agency_contact', contactId);
}

/** Returns a contact with its agency, after checking that both exist. */
async function linkTo({ streams }: WriteDeps, contactId: number): Promise<AgencyLink> {
  const { status, agencyId } = (await streams.refresh(agencyContact, contactId)).state;
  const isOfAgency =
    status === 'active' && (await streams.refresh(agency, agencyId)).state.status === 'active';
  if (isOfAgency) return { contactId, agencyId };
  throw unprocessable('agency_contact.unknown', `there is no contact ${contactId}`, { contactId });
}
