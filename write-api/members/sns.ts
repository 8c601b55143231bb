import Type, { type Static } from 'typebox';
import { snsClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { personKey } from '#domain/members/person.ts';
import { type SnsProfile, snsUsername } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, invalidRequest, unprocessable } from '#http/errors.ts';

import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { answerOf } from '../sns/answer-of.ts';
import { profileOf, snsClaims } from './connected-sns.ts';
import { dropTokens, keepToken } from './sns-tokens.ts';
import { isThere } from './visible.ts';

/** The body that connects an account. It has either a token that proves the account, or an account name for staff to check. */
export const ConnectSnsBody = Type.Object(
  {
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
    username: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false },
);
type ConnectSnsBody = Static<typeof ConnectSnsBody>;

interface OnNetwork {
  id: number;
  network: SnsNetwork;
}

/**
 * Returns a function that tells whether the caller may see a member: staff see every member, a member sees only the own
 * account.
 */
export const seenBy = (caller: Caller) => (state: MemberState) =>
  isThere(state) && (caller.label === 'staff' || (caller.label === 'user' && caller.id === state.userId));

/**
 * Connects an account on which a member posts. A token certifies the account at once; an account given by name waits for
 * staff. Throws 400 unless exactly one of both is given, or if the name is invalid on that network. Throws 409
 * `user.sns_connected` if the member has another account there, and `claim.sns_taken` if another member has certified this
 * account. Throws 422 `sns.token_refused`, and 503 if the network does not answer.
 */
export async function connectSns(
  deps: WriteDeps,
  asked: Asked,
  { id, network, said }: OnNetwork & { said: ConnectSnsBody },
): Promise<Changed> {
  const { caller, context } = asked;
  const { state, isRepeat } = await present(deps, member, id, context, seenBy(caller));
  const change = { decider: member, id, name: 'connect_sns' };
  if (isRepeat) return makeChange(deps, { ...change, commands: [] }, asked);
  const { profile, token } = await accountSaid(deps, asked, network, said);
  const connected = await profileOf(deps.sealing, state, network);
  const isSame = connected?.username === profile.username;
  const sealed = await deps.seal(personKey('user', id), profile);
  const connect = isSame ? [] : [{ action: 'connect_sns' as const, network, profile: sealed }];
  if (token === null) return makeChange(deps, { ...change, commands: connect }, asked);
  const taken = [snsClaim(network, profile.username)];
  return makeChange(
    deps,
    {
      ...change,
      commands: [...connect, { action: 'prove_sns', network }],
      claims: { by: { category: 'user', id }, taken, givenUp: [] },
      before: () => keepToken(deps, { userId: id, network }, token),
    },
    asked,
  );
}

async function accountSaid(
  deps: WriteDeps,
  { address }: Asked,
  network: SnsNetwork,
  { token, username: named }: ConnectSnsBody,
): Promise<{ profile: SnsProfile; token: string | null }> {
  if ((token === undefined) === (named === undefined)) {
    throw invalidRequest([{ in: 'body', name: 'username', message: 'give either username or token' }]);
  }
  if (token === undefined) {
    const username = snsUsername(network, named ?? '');
    if (username === null) {
      const message = `is no name or page of an account on ${network}`;
      throw invalidRequest([{ in: 'body', name: 'username', message }]);
    }
    return { profile: { username, internalId: null, title: null, description: null }, token: null };
  }
  await deps.attempts.ask(address);
  return { profile: await ownerOf(deps, network, token), token };
}

async function ownerOf({ sns }: WriteDeps, network: SnsNetwork, token: string): Promise<SnsProfile> {
  const owner = await answerOf(network, sns.ownerOf(network, token));
  if (owner !== null) return owner;
  const message = `${network} does not accept this token; get a new one there`;
  throw unprocessable('sns.token_refused', message, { network });
}

/**
 * Certifies an account after staff checked that it belongs to the member. Throws 404, 409 `user.sns_not_connected` and
 * `claim.sns_taken`.
 */
export async function certifySns(
  deps: WriteDeps,
  asked: Asked,
  { id, network }: OnNetwork,
): Promise<Changed> {
  const { state } = await present(deps, member, id, asked.context, isThere);
  const profile = await profileOf(deps.sealing, state, network);
  if (profile === null) {
    throw conflict('user.sns_not_connected', 'no account of this network is connected; connect one first', {
      network,
    });
  }
  const commands = [{ action: 'certify_sns' as const, network }];
  const taken = [snsClaim(network, profile.username)];
  const claims = { by: { category: 'user', id } as const, taken, givenUp: [] };
  return makeChange(deps, { decider: member, id, commands, name: 'certify_sns', claims }, asked);
}

/** Disconnects an account, so that another member may connect it. Changes nothing if no account is connected. Throws 404. */
export async function disconnectSns(
  deps: WriteDeps,
  asked: Asked,
  { id, network }: OnNetwork,
): Promise<Changed> {
  const { state } = await present(deps, member, id, asked.context, seenBy(asked.caller));
  const commands = [{ action: 'disconnect_sns' as const, network }];
  const givenUp = await snsClaims(deps.sealing, state, [network]);
  const claims = { by: { category: 'user', id } as const, taken: [], givenUp };
  const change = { decider: member, id, commands, name: 'disconnect_sns', claims };
  const changed = await makeChange(deps, change, asked);
  await dropTokens(deps, { userId: id, network });
  return changed;
}
