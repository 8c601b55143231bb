import Type, { type Static } from 'typebox';
import { member } from '#domain/members/member.ts';
import { type SocialProvider, socialProviders } from '#domain/members/member-kinds.ts';
import { personKey } from '#domain/members/person.ts';
import { notForThisCaller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { conflict, invalidQuery, notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { endSignInsBy, signInNameOf } from '../auth/credentials.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { longestPassword } from '../auth/passwords.ts';
import { requireOwnPassword } from '../auth/require-own-password.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { SocialProofBody, shownAccount } from '../social/proof.ts';
import type { LinkedAccounts } from './contract.ts';
import { linkedSocial, socialClaims } from './linked-social.ts';
import { isThere } from './visible.ts';

export const OfMember = Type.Object({ user_id: Type.Optional(Id) }, { additionalProperties: false });
export const LinkSocialBody = Type.Object(
  {
    ...SocialProofBody.properties,
    /** Of a member who has one. */
    current_password: Type.Optional(Type.String({ minLength: 1, maxLength: longestPassword })),
  },
  { additionalProperties: false },
);
type LinkSocialBody = Static<typeof LinkSocialBody>;
export const ProviderParams = Type.Object({ provider: OneOf(socialProviders) });
/** Where else the calling member or, to staff, anybody has an account that signs in. 400 where staff name nobody, 404. */
export async function socialOf(
  { streams, sealing }: SignInDeps,
  { caller }: Pick<Asked, 'caller'>,
  { user_id: asked }: Static<typeof OfMember>,
): Promise<LinkedAccounts> {
  if (caller.label === 'brand_admin') throw notForThisCaller(caller, ['staff', 'user']);
  const id = asked ?? (caller.label === 'user' ? caller.id : undefined);
  if (id === undefined) throw invalidQuery('user_id', 'is required of staff');
  const { state } = await streams.refresh(member, id);
  if (!isThere(state) || (caller.label === 'user' && caller.id !== id)) throw notFound('user', id);
  return (await linkedSocial(sealing, id, state)).map(({ provider }) => ({ provider }));
}

/**
 * Links an account elsewhere to the calling member, who shows that it is theirs, and gives the password where the member has one. The
 * same once more changes nothing. 401
 * `auth.social_invalid`, 409 `claim.social_taken` where another member has it, `user.social_linked` where the member has another one of
 * there; 422 as `requireOwnPassword`; 422, 429, 503 as signing in by it.
 */
export async function linkSocial(
  deps: SignInDeps,
  { caller, context, address }: Asked,
  { provider, code, token, current_password: password }: LinkSocialBody,
): Promise<Changed> {
  const { id } = caller;
  const { state, isRepeat } = await present(deps, member, id, context, isThere);
  const change = { decider: member, id, name: 'link_social' };
  // A code is good once: a repeat has nothing to show, and needs nothing.
  if (isRepeat) return makeChange(deps, { ...change, commands: [] }, { context });
  const of = { kind: 'user', id } as const;
  if ((await signInNameOf(deps, of)) !== null) await requireOwnPassword(deps, { address }, of, password);
  await deps.attempts.ask(address);
  const shown = await shownAccount(deps.social, provider, { code, token });
  const linked = await linkedSocial(deps.sealing, id, state);
  const isLinked = linked.some((each) => each.provider === provider && each.account === shown.account);
  if (isLinked) return makeChange(deps, { ...change, commands: [] }, { context });
  const account = await deps.seal(personKey('user', id), shown.account);
  const commands = [{ action: 'link_social' as const, provider, account }];
  const claims = { by: { category: 'user', id } as const, taken: socialClaims([shown]), givenUp: [] };
  return makeChange(deps, { ...change, commands, claims }, { context });
}

/** Unlinks an account elsewhere, and ends the sign-ins by it. 409 `user.last_way_in` where the member has no password and no other. */
export async function unlinkSocial(
  deps: SignInDeps,
  { caller, context }: Asked,
  provider: SocialProvider,
): Promise<Changed> {
  const { id } = caller;
  const { state } = await present(deps, member, id, context, isThere);
  const linked = await linkedSocial(deps.sealing, id, state);
  const others = linked.filter((each) => each.provider !== provider);
  const isLast = linked.length > others.length && others.length === 0;
  if (isLast && (await signInNameOf(deps, { kind: 'user', id })) === null) {
    throw conflict('user.last_way_in', 'nothing else signs in to this account: set a password first');
  }
  const givenUp = socialClaims(linked.filter((each) => each.provider === provider));
  const claims = { by: { category: 'user', id } as const, taken: [], givenUp };
  const commands = [{ action: 'unlink_social' as const, provider }];
  const change = { decider: member, id, commands, name: 'unlink_social', claims };
  const changed = await makeChange(deps, change, { context });
  await endSignInsBy(deps, { kind: 'user', id }, provider);
  return changed;
}
