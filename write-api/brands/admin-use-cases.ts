import type { Static } from 'typebox';
import { brand } from '#domain/brands/brand.ts';
import { type BrandAdminState, brandAdmin } from '#domain/brands/brand-admin.ts';
import { emailClaim, usernameClaim } from '#domain/claim-values.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { holdsAddress } from '#domain/text/public-name.ts';
import { forbidden, notFound, unprocessable } from '#http/errors.ts';
import { planAddress } from '../auth/address/plan.ts';
import { changePassword, requireCurrentPassword } from '../auth/change-password.ts';
import { endAccount } from '../auth/credentials.ts';

import { endLinks } from '../auth/mailed-links.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { taken } from '../kit/changes/fields.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { addBrandAdmin, type NewBrandAdmin } from './add-brand-admin.ts';
import type { AdminChanges } from './bodies.ts';
import { isAdminOf, seesBrand } from './visible.ts';

/** An admin and the brand of the request's path. */
export interface AdminOf {
  brandId: number;
  id: number;
}

interface AdminRevision {
  of: AdminOf;
  said: Omit<Static<typeof AdminChanges>, 'current_password'>;
  /** The current password; required if admins change their own address. */
  currentPassword?: string | undefined;
}

const nobody: Contact = { name: null, email: null, phone: null };

/**
 * Adds an admin. Throws 404 if the brand does not exist or is not the caller's; 409 `claim.username_taken`,
 * `claim.email_taken`; 429.
 */
export async function addAdmin(deps: WriteDeps, asked: Asked, admin: NewBrandAdmin): Promise<Changed> {
  await presentBrand(deps, asked, admin.brandId);
  // E-mails show the username, and the brand chooses who receives them.
  if (asked.caller.label === 'brand_admin' && holdsAddress(admin.username)) {
    const message = 'the username looks like a web address; leave the dot out';
    throw unprocessable('auth.username_invalid', message);
  }
  await countQuestion(deps, asked);
  return addBrandAdmin(deps, admin, asked.context);
}

/**
 * Changes an admin. `planAddress` decides whether a new address takes effect at once or is only proposed. Throws 404 if the
 * brand has no such admin; 409 `claim.email_taken`, `brand_admin.address_pending`; 429.
 */
export function reviseAdmin(deps: WriteDeps, asked: Asked, wanted: AdminRevision): Promise<Changed> {
  return asItStands(deps, brandAdmin, wanted.of.id, asked, (pinned) =>
    reviseAdminAsItStands(deps, pinned, wanted),
  );
}

async function reviseAdminAsItStands(
  deps: WriteDeps,
  asked: Asked,
  { of, said: asSaid, currentPassword }: AdminRevision,
): Promise<Changed> {
  const { context, seenRevision } = asked;
  const { id } = of;
  const state = await presentAdmin(deps, asked, of);
  const { regionId } = (await deps.streams.refresh(brand, of.brandId)).state;
  const now = (state.personal &&
    (await deps.sealing.unseal(personKey('brand_admin', id), state.personal))) as Contact | null;
  if (asSaid.email && asSaid.email !== now?.email) await countQuestion(deps, asked);
  const account = { kind: 'brand_admin', id } as const;
  const plan = await planAddress(deps, asked, { account, state, said: asSaid, currentPassword });
  const { said } = plan;
  const { sealed, before, after } = await resealed<Contact>(
    deps,
    personKey('brand_admin', id),
    state.personal,
    (now) => ({
      ...(now ?? nobody),
      ...taken(said, { name: true, email: true, phone: false, position: false }),
      ...(said.phone !== undefined && { phone: said.phone && keptPhone(said.phone, regionId) }),
    }),
  );
  const fields = {
    ...(sealed !== state.personal && { personal: sealed }),
    ...taken(said, { position: true, name: false, email: false, phone: false }),
  };
  const isNewEmail = after?.email !== before?.email;
  const change = {
    decider: brandAdmin,
    id,
    name: 'revise',
    commands: [...plan.commands, { action: 'revise' as const, fields }],
    claims: {
      by: { category: 'brand_admin' as const, id },
      taken: isNewEmail && after?.email ? [emailClaim(after.email)] : [],
      givenUp: isNewEmail && before?.email ? [emailClaim(before.email)] : [],
    },
  };
  const changed = await makeChange(deps, change, { context, seenRevision });
  // Earlier links went to the old address.
  if (plan.isMoved) await endLinks(deps.db, account);
  return changed;
}

/**
 * Removes an admin of the brand: ends the admin's sign-ins and deletes the key of the admin's personal data. Throws 404 if the
 * brand has no such admin.
 */
export async function removeAdmin(deps: WriteDeps, asked: Asked, of: AdminOf): Promise<Changed> {
  await presentAdmin(deps, asked, of);
  return closeAdmin(deps, of.id, asked);
}

/** Removes an admin without checking the caller's access. */
export async function closeAdmin(
  deps: WriteDeps,
  id: number,
  asked: Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision'>>,
): Promise<Changed> {
  const { state } = await deps.streams.refresh(brandAdmin, id);
  const person = personKey('brand_admin', id);
  const contact = (state.personal && (await deps.sealing.unseal(person, state.personal))) as Contact | null;
  const change = {
    decider: brandAdmin,
    id,
    name: 'remove',
    commands: [{ action: 'remove' as const }],
    claims: {
      by: { category: 'brand_admin' as const, id },
      taken: [],
      givenUp: [
        ...(state.username === '' ? [] : [usernameClaim(state.username)]),
        ...(contact?.email ? [emailClaim(contact.email)] : []),
      ],
    },
  };
  const changed = await makeChange(deps, change, asked);
  await endAccount(deps, { kind: 'brand_admin', id });
  await deps.sealing.forget(person);
  return changed;
}

/**
 * Sets a password and ends all sign-ins of the account. The event records the change but not the password. Brand admins change
 * only their own password and give the current one; staff may set any. Throws 403 `brand_admin.not_own`, 404 if the brand has
 * no such admin, 422 if the current password is wrong, and 429.
 */
export async function setAdminPassword(
  deps: WriteDeps,
  asked: Asked,
  { of, password, currentPassword }: { of: AdminOf; password: string; currentPassword?: string },
): Promise<void> {
  const { caller, context, address } = asked;
  const { username } = await presentAdmin(deps, asked, of);
  const account = { kind: 'brand_admin', id: of.id } as const;
  if (caller.label === 'brand_admin') {
    if (caller.id !== of.id)
      throw forbidden('brand_admin.not_own', 'only staff may set another admin’s password');
    await requireCurrentPassword(deps, account, username, currentPassword ?? '', address);
  }
  const changed = await changePassword(deps, account, password, context);
  if (changed === null) throw notFound('brand_admin', of.id);
}

async function presentBrand(deps: WriteDeps, { caller, context }: Asked, brandId: number): Promise<void> {
  await present(deps, brand, brandId, context, seesBrand(caller));
}

export async function presentAdmin(
  deps: WriteDeps,
  asked: Asked,
  { brandId, id }: AdminOf,
): Promise<BrandAdminState> {
  await presentBrand(deps, asked, brandId);
  return (await present(deps, brandAdmin, id, asked.context, isAdminOf(brandId))).state;
}

/**
 * Counts the request against the rate limit: a refusal reveals that a name or address is taken. Staff are exempt since they
 * see all accounts.
 */
async function countQuestion(deps: WriteDeps, { caller, address }: Asked): Promise<void> {
  if (caller.label !== 'staff') await deps.attempts.ask(address);
}
