import Type, { type Static } from 'typebox';
import { member } from '#domain/members/member.ts';
import { type SocialProvider, socialProviders } from '#domain/members/member-kinds.ts';
import { personKey } from '#domain/members/person.ts';
import { notForThisCaller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { conflict, invalidQuery, notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { linkedSocial, socialClaims } from '../accounts/linked-social.ts';
import { endSignInsBy, signInNameOf } from '../auth/credentials.ts';
import { longestPassword } from '../auth/passwords.ts';
import { requireOwnPassword } from '../auth/require-own-password.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { SocialProofBody, shownAccount } from '../social/proof.ts';
import type { LinkedAccounts } from './contract.ts';
import { isThere } from './visible.ts';

export const OfMember = Type.Object({ user_id: Type.Optional(Id) }, { additionalProperties: false });
export const LinkSocialBody = Type.Object(
  {
    ...SocialProofBody.properties,
    /** The current password; required if the member has one. */
    current_password: Type.Optional(Type.String({ minLength: 1, maxLength: longestPassword })),
  },
  { additionalProperties: false },
);
type LinkSocialBody = Static<typeof LinkSocialBody>;
export const ProviderParams = Type.Object({ provider: OneOf(socialProviders) });
/**
 * Returns the linked accounts of the calling member or, for staff, of `user_id`. Throws 400 if staff give no `user_id`, and
 * 404.
 */
export async function socialOf(
  { streams, sealing }: WriteDeps,
  { caller }: Pick<Asked, 'caller'>,
  { user_id: asked }: Static<typeof OfMember>,
): Promise<LinkedAccounts> {
  if (caller.label === 'brand_admin') throw notForThisCaller(caller, ['staff', 'user']);
  const id = asked ?? (caller.label === 'user' ? caller.id : undefined);
  if (id === undefined) throw invalidQuery('user_id', 'is required for staff');
  const { state } = await streams.refresh(member, id);
  if (!isThere(state) || (caller.label === 'user' && caller.id !== id)) throw notFound('user', id);
  return (await linkedSocial(sealing, id, state)).map(({ provider }) => ({ provider }));
}

/**
 * Links a provider's account to the calling member. The proof is a code or token of the provider, and the password if the
 * member has one. A repeat changes nothing. Throws 401 `auth.social_invalid`. Throws 409 `claim.social_taken` if another
 * member has the account, and `user.social_linked` if the member has another account of the provider. Throws 422 like
 * `requireOwnPassword`, and 422, 429 and 503 like a social sign-in.
 */
export async function linkSocial(
  deps: WriteDeps,
  { caller, context, address }: Asked,
  { provider, code, token, current_password: password }: LinkSocialBody,
): Promise<Changed> {
  const { id } = caller;
  const { state, isRepeat } = await present(deps, member, id, context, isThere);
  const change = { decider: member, id, name: 'link_social' };
  // A provider's code works only once, so a repeated request cannot prove the account again.
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

/** Unlinks an account and ends its sign-ins. Throws 409 `user.last_way_in` if the member has no password and no other account. */
export async function unlinkSocial(
  deps: WriteDeps,
  { caller, context }: Asked,
  provider: SocialProvider,
): Promise<Changed> {
  const { id } = caller;
  const { state } = await present(deps, member, id, context, isThere);
  const linked = await linkedSocial(deps.sealing, id, state);
  const others = linked.filter((each) => each.provider !== provider);
  const isLast = linked.length > others.length && others.length === 0;
  if (isLast && (await signInNameOf(deps, { kind: 'user', id })) === null) {
    throw conflict(
      'user.last_way_in',
      'this is the only way to sign in to the account; set a password first',
    );
  }
  const givenUp = socialClaims(linked.filter((each) => each.provider === provider));
  const claims = { by: { category: 'user', id } as const, taken: [], givenUp };
  const commands = [{ action: 'unlink_social' as const, provider }];
  const change = { decider: member, id, commands, name: 'unlink_social', claims };
  const changed = await makeChange(deps, change, { context });
  await endSignInsBy(deps, { kind: 'user', id }, provider);
  return changed;
}
