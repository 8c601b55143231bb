import Type, { type Static } from 'typebox';
import { member } from '#domain/members/member.ts';
import { type Caller, callerLabels, notForThisCaller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { invalidQuery, notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { makeChange } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import type { Account } from './accounts.ts';
import type { Session } from './contract.ts';
import type { SignInDeps } from './deps.ts';
import { recordAccount } from './record-account.ts';
import { endFamily, openFamilies, openFamily } from './refresh-families.ts';

/** Whose sessions staff ask for; one's own where both are left out. */
export const SessionsOf = Type.Object(
  { kind: Type.Optional(OneOf(callerLabels)), account_id: Type.Optional(Id) },
  { additionalProperties: false },
);
export type SessionsOf = Static<typeof SessionsOf>;
export const SessionParams = Type.Object({
  sessionId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/** The open sign-ins of the caller or, to staff, of anybody; the one that was last seen first. 400, 403. */
export async function sessionsOf(
  deps: SignInDeps,
  { caller, credentials }: Pick<Asked, 'caller' | 'credentials'>,
  of: SessionsOf,
): Promise<Session[]> {
  const account = sessionAccount(caller, of);
  const current = await deps.tokens.signInOf(credentials);
  const families = await openFamilies(deps, account);
  return families.map((family) => ({
    id: family.id,
    device: family.device,
    startedTime: family.started_at.toISOString(),
    seenTime: family.rotated_at.toISOString(),
    isCurrent: family.id === current,
  }));
}

/**
 * Ends a sign-in of the caller or, by staff, of anybody: its tokens open nothing any more. Recorded first, so that none ends without a
 * trace. 404 where there is none that the caller may end, or not any more.
 */
export async function endSession(
  deps: SignInDeps,
  { caller, context }: Asked,
  { sessionId }: Static<typeof SessionParams>,
): Promise<void> {
  const family = await openFamily(deps, sessionId);
  const account = family && { kind: family.kind, id: Number(family.account_id) };
  if (account === null || !mayEnd(caller, account)) throw notFound('session', sessionId);
  await record(deps, account, context);
  await endFamily(deps, sessionId);
}

/** The account that is asked about. 400 where only half of one is named, 403 where it is not the caller's to ask about. */
export function sessionAccount(caller: Caller, { kind, account_id: id }: SessionsOf): Account {
  if ((kind === undefined) !== (id === undefined)) {
    throw invalidQuery('account_id', 'goes together with kind: give both or neither');
  }
  const account = kind === undefined || id === undefined ? accountOf(caller) : { kind, id };
  if (!mayEnd(caller, account)) throw notForThisCaller(caller, ['staff']);
  return account;
}

const accountOf = ({ label, id }: Caller): Account => ({ kind: label, id });

function mayEnd(caller: Caller, { kind, id }: Account): boolean {
  return caller.label === 'staff' || (caller.label === kind && caller.id === id);
}

async function record(deps: SignInDeps, { kind, id }: Account, context: CommandContext): Promise<void> {
  const action = 'end_sign_in';
  if (kind !== 'user') await recordAccount(deps, { kind, id }, action, context);
  else await makeChange(deps, { decider: member, id, commands: [{ action }], name: action }, { context });
}
