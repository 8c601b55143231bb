import Type, { type Static } from 'typebox';
import { addressWaitMs, type OpeningAddress } from '#domain/members/address-proposal.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { type Caller, callerLabels } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { ApiError, conflict, notFound, unprocessable } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from '../../kit/changes/asked.ts';
import { Email } from '../../kit/changes/fields.ts';
import { derivedCommandId } from '../../kit/commands/command-ids.ts';
import { type AskedAccount, askedAccount, requireMayTakeFrom } from '../asked-account.ts';
import type { AccountAddress, PendingAddress, ProposalShown } from '../contract.ts';
import { signInNameOf } from '../credentials.ts';
import { endLinks } from '../mailed-links.ts';
import { longestPassword } from '../passwords.ts';
import { type ProposalLink, ProposalToken, readProposalToken } from './link.ts';
import { planAddress } from './plan.ts';
import { acceptProposal, endProposal, type Settled } from './settle.ts';
import { changeAddress, claimsOfAddress, type Standing, standingOf } from './standing.ts';

const strict = { additionalProperties: false };
const ProposalId = Type.String({ minLength: 1, maxLength: 100 });

export const OwnAddress = Type.Object(
  { email: Email, current_password: Type.String({ minLength: 1, maxLength: longestPassword }) },
  strict,
);
export const Withdrawal = Type.Object(
  { kind: Type.Optional(OneOf(callerLabels)), account_id: Type.Optional(Id), proposal_id: ProposalId },
  strict,
);
export const ByLink = Type.Object({ token: ProposalToken }, strict);
export const DecisionByLink = Type.Object(
  { token: ProposalToken, decision: OneOf(['confirm', 'stop']) },
  strict,
);
export const Decided = Type.Object({ isDecided: Type.Literal(true) });

const triesAtMost = 5;

const nobody: Contact = { name: null, email: null, phone: null };

/** Returns an account's address and its pending proposal. Throws 400 or 403 like `askedAccount`, and 404. */
export async function addressOfAccount(
  deps: WriteDeps,
  { caller }: Pick<Asked, 'caller'>,
  of: AskedAccount,
): Promise<AccountAddress> {
  const { account, standing } = await accountAsked(deps, caller, of);
  const key = personKey(account.kind, account.id);
  const now = (standing.personal && (await deps.sealing.unseal(key, standing.personal))) as Contact | null;
  return {
    email: now?.email ?? null,
    phone: now?.phone ?? null,
    proposal: await pendingOf(deps, account, standing),
  };
}

/** Changes the caller's own address. Throws 409 `claim.email_taken`, 422 for a refused password, and 429. */
export async function changeOwnAddress(
  deps: WriteDeps,
  asked: Asked,
  { email, current_password: currentPassword }: Static<typeof OwnAddress>,
  tries = 1,
): Promise<AccountAddress> {
  const { caller, context } = asked;
  const account = { kind: caller.label, id: caller.id };
  const state = await standingOf(deps, account);
  const key = personKey(account.kind, account.id);
  const before = (state.personal && (await deps.sealing.unseal(key, state.personal))) as Contact | null;
  const plan = await planAddress(deps, asked, { account, state, said: { email }, currentPassword });
  if (plan.isMoved) {
    const personal = await deps.seal(key, { ...(before ?? nobody), email });
    const taken = claimsOfAddress(account.kind, { email });
    const givenUp = claimsOfAddress(account.kind, { email: before?.email ?? null });
    const change = { name: 'change_address', commands: plan.commands, personal, taken, givenUp };
    try {
      await changeAddress(deps, account, change, { context, seenRevision: state.revision });
    } catch (error) {
      // Another change was faster, for example the record that the owner was notified. Sealing stale data would undo it, so
      // the data is read again.
      const isStale = error instanceof ApiError && error.statusCode === 412;
      if (!isStale || tries >= triesAtMost) throw error;
      return changeOwnAddress(deps, asked, { email, current_password: currentPassword }, tries + 1);
    }
    await endLinks(deps.db, account);
  }
  return addressOfAccount(deps, asked, {});
}

/** Ends a proposal on behalf of the owner or of people who may propose one. Throws 403, 404 and 422 `auth.address_over`. */
export async function withdrawProposal(
  deps: WriteDeps,
  { caller, context }: Asked,
  { proposal_id: proposalId, ...of }: Static<typeof Withdrawal>,
): Promise<AccountAddress> {
  const { account } = await accountAsked(deps, caller, of);
  const isOwn = caller.label === account.kind && caller.id === account.id;
  if (caller.label === 'staff') requireMayTakeFrom(caller, account);
  const end = isOwn ? 'stopped' : 'withdrawn';
  const settled = await endProposal(deps, account, { proposalId, end }, context);
  if (settled === 'over') throw over();
  return addressOfAccount(deps, { caller }, of);
}

const over = () =>
  unprocessable(
    'auth.address_over',
    'this proposal has ended: it was confirmed, stopped or withdrawn, or its seven days have passed',
  );

/** Returns the proposal that a mailed link names, for the account's owner. Throws 422 `auth.address_over`, and 429. */
export async function proposalOfLink(
  deps: WriteDeps,
  address: string,
  { token }: Static<typeof ByLink>,
): Promise<ProposalShown> {
  const { account, standing } = await accountOfToken(deps, address, token);
  const pending = await pendingOf(deps, account, standing);
  if (pending === null) throw over();
  return { ...pending, username: (await signInNameOf(deps, account)) ?? '' };
}

/**
 * Records the decision that the owner makes by a mailed link. Throws 409 `auth.address_taken`, 422 `auth.address_over`, and
 * 429.
 */
export async function decideByLink(
  deps: WriteDeps,
  address: string,
  { token, decision }: Static<typeof DecisionByLink>,
): Promise<Static<typeof Decided>> {
  const { account, proposalId } = await accountOfToken(deps, address, token);
  // All clicks on one button are one command, so a second click gets the same response.
  const commandId = derivedCommandId(proposalId, decision);
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const context = { ...ids, actor: { label: account.kind, id: account.id }, receivedAt: deps.clock() };
  const settled: Settled =
    decision === 'confirm'
      ? await acceptProposal(deps, account, { proposalId, end: 'confirmed' }, context)
      : await endProposal(deps, account, { proposalId, end: 'stopped' }, context);
  if (settled === 'over') throw over();
  if (settled === 'taken') {
    throw conflict(
      'auth.address_taken',
      'another account has taken this address meanwhile, so yours stays the same',
    );
  }
  return { isDecided: true };
}

async function accountOfToken(
  deps: WriteDeps,
  address: string,
  token: string,
): Promise<ProposalLink & { standing: Standing }> {
  await deps.attempts.ask(address);
  const link = readProposalToken(deps.addressKey, token);
  if (link === null) throw over();
  return { ...link, standing: await standingOf(deps, link.account) };
}

/** Returns the account of the request: the caller's own, any account for staff, a colleague's for a brand admin. */
async function accountAsked(
  deps: WriteDeps,
  caller: Caller,
  of: AskedAccount,
): Promise<{ account: Account; standing: Standing }> {
  const isOfBrand =
    caller.label === 'brand_admin' && of.kind === 'brand_admin' && of.account_id !== undefined;
  const account = isOfBrand
    ? { kind: 'brand_admin' as const, id: of.account_id ?? 0 }
    : askedAccount(caller, of);
  const standing = await standingOf(deps, account);
  const isOthers = caller.label === 'brand_admin' && standing.brandId !== caller.brandId;
  if (!standing.isThere || isOthers) throw notFound(account.kind, account.id);
  return { account, standing };
}

async function pendingOf(
  { sealing }: WriteDeps,
  { kind, id }: Account,
  { proposal }: Standing,
): Promise<PendingAddress | null> {
  const address =
    proposal && ((await sealing.unseal(personKey(kind, id), proposal.address)) as OpeningAddress);
  if (proposal === null || address === null) return null;
  const { proposalId, toldAt } = proposal;
  return { id: proposalId, ...address, dueTime: toldAt === null ? null : later(toldAt, addressWaitMs) };
}
