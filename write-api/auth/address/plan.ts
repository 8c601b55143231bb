import { sameJson } from '#domain/changed-fields.ts';
import { emailClaim, phoneClaim } from '#domain/claim-values.ts';
import { claimTaken } from '#domain/claims.ts';
import type { AddressCommand, AddressProposal, OpeningAddress } from '#domain/members/address-proposal.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { refusalError } from '../../kit/commands/request.ts';
import { signInNameOf } from '../credentials.ts';
import { requireOwnPassword } from '../require-own-password.ts';
import { claimsOfAddress } from './standing.ts';

export interface AddressPlan<Said> {
  /** The body of the change, without an address that is only proposed. */
  said: Said;
  /** The commands about the proposal that belong to the change. */
  commands: readonly AddressCommand[];
  /** True if the change itself replaces the account's address. */
  isMoved: boolean;
}

interface Wanted<Said> {
  account: Account;
  /** The country of a member's phone, for numbers without a country code. */
  region?: Region;
  state: { personal: Sealed | null; proposal: AddressProposal | null };
  said: Said;
  currentPassword: string | undefined;
}

/**
 * Plans a new address in a change of an account. The owner changes it with the current password. Other people only propose it:
 * the owner is notified, and the address takes effect later. It takes effect at once if the account has no owner yet, or no
 * address at which to notify the owner. Throws 409 `claim.email_taken` and `claim.phone_taken`, 422 `auth.password_required`,
 * `auth.wrong_password` and `auth.no_password`, and 429.
 */
export async function planAddress<Said extends OpeningAddress>(
  deps: WriteDeps,
  asked: Asked,
  { account, region = 'KOREA', state: { personal, proposal }, said, currentPassword }: Wanted<Said>,
): Promise<AddressPlan<Said>> {
  const { caller, context } = asked;
  const key = personKey(account.kind, account.id);
  const now = (personal && (await deps.sealing.unseal(key, personal))) as Contact | null;
  const moved = movedOf(account, now, said, region);
  if (Object.keys(moved).length === 0) return { said, commands: [], isMoved: false };
  const isOwn = caller.label === account.kind && caller.id === account.id;
  if (isOwn) await requireOwnPassword(deps, asked, account, currentPassword);
  if (isOwn || !isReachable(account, now) || !(await hasOwner(deps, account))) {
    const end = 'overtaken' as const;
    const over = proposal && [
      { action: 'end_address_proposal' as const, proposalId: proposal.proposalId, end },
    ];
    return { said, commands: over ?? [], isMoved: true };
  }
  const pending = proposal && (await deps.sealing.unseal(key, proposal.address));
  const rest = without(said, moved);
  if (sameJson(pending, moved)) return { said: rest, commands: [], isMoved: false };
  await requireFree(deps, account, moved);
  const address = await deps.seal(key, moved);
  const commands = [{ action: 'propose_address' as const, proposalId: context.commandId, address }];
  return { said: rest, commands, isMoved: false };
}

/** Returns the addresses that the change replaces. A phone counts only for members, who can recover their account by it. */
function movedOf(
  { kind }: Account,
  now: Contact | null,
  { email, phone }: OpeningAddress,
  region: Region,
): OpeningAddress {
  const emailOf = (text?: string | null) => (text ? emailClaim(text).value : null);
  const phoneOf = (text?: string | null) => (text ? phoneClaim(text, region).value : null);
  const isEmailMoved = email !== undefined && emailOf(email) !== emailOf(now?.email);
  const isPhoneMoved = kind === 'user' && phone !== undefined && phoneOf(phone) !== phoneOf(now?.phone);
  return { ...(isEmailMoved && { email }), ...(isPhoneMoved && { phone }) };
}

function without<Said extends OpeningAddress>(said: Said, moved: OpeningAddress): Said {
  const rest = { ...said };
  if (moved.email !== undefined) delete rest.email;
  if (moved.phone !== undefined) delete rest.phone;
  return rest;
}

const isReachable = ({ kind }: Account, now: Contact | null) =>
  Boolean(now?.email) || (kind === 'user' && Boolean(now?.phone));

/** Returns whether the account has an owner: a password, or a linked social account that signs in. */
async function hasOwner(deps: WriteDeps, account: Account): Promise<boolean> {
  if ((await signInNameOf(deps, account)) !== null) return true;
  if (account.kind !== 'user') return false;
  const { social } = (await deps.streams.refresh(member, account.id)).state;
  return Object.values(social).some((linked) => linked !== null);
}

async function requireFree(
  { claims }: WriteDeps,
  { kind, id }: Account,
  moved: OpeningAddress,
): Promise<void> {
  for (const claim of claimsOfAddress(kind, moved)) {
    const held = await claims.heldUnclaimed([claim], { category: kind, id });
    if (held !== null) throw refusalError({ refusal: held });
    const holder = await claims.holderOf(claim.kind, claims.nameOf(claim));
    const isOwn = holder?.category === kind && holder.id === id;
    if (holder !== null && !isOwn) throw refusalError(claimTaken(claim.kind));
  }
}
