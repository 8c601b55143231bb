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

/** A contact of a member. */
interface LinkOf {
  userId: number;
  contactId: number;
}

/** 404 where there is no such member, 422 `agency_contact.unknown`, 409 `member_agencies.agency_taken`. */
export async function addMemberContact(deps: WriteDeps, asked: Asked, of: LinkOf): Promise<Changed> {
  await requireMember(deps, asked, of.userId);
  const link = await linkTo(deps, of.contactId);
  return changed(deps, asked, of, { action: 'add', link });
}

/** Puts one contact in the place of another. Throws as above, and 404 where the member does not name the first. */
export async function replaceMemberContact(
  deps: WriteDeps,
  asked: Asked,
  { of, contactId }: { of: LinkOf; contactId: number },
): Promise<Changed> {
  await requireLink(deps, asked, of);
  const link = await linkTo(deps, contactId);
  return changed(deps, asked, { ...of, contactId }, { action: 'revise', contactId: of.contactId, link });
}

/** Says all contacts of a member at once. Throws as above. */
export async function setMemberContacts(
  deps: WriteDeps,
  asked: Asked,
  { userId, contactIds }: { userId: number; contactIds: readonly number[] },
): Promise<Changed> {
  await requireMember(deps, asked, userId);
  const links = await Promise.all(contactIds.map((contactId) => linkTo(deps, contactId)));
  return changed(deps, asked, { userId, contactId: userId }, { action: 'set', links });
}

/** 404 where the member does not name it. */
export async function removeMemberContact(deps: WriteDeps, asked: Asked, of: LinkOf): Promise<Changed> {
  await requireLink(deps, asked, of);
  return changed(deps, asked, of, { action: 'remove', contactId: of.contactId });
}

/** The answer is about the contact, at the revision of the member's agencies. */
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

/** A contact that is there, of an agency that is there. */
async function linkTo({ streams }: WriteDeps, contactId: number): Promise<AgencyLink> {
  const { status, agencyId } = (await streams.refresh(agencyContact, contactId)).state;
  const isOfAgency =
    status === 'active' && (await streams.refresh(agency, agencyId)).state.status === 'active';
  if (isOfAgency) return { contactId, agencyId };
  throw unprocessable('agency_contact.unknown', `there is no contact ${contactId}`, { contactId });
}
