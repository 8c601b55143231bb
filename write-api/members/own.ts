import Type, { type Static } from 'typebox';
import { claimTaken } from '#domain/claims.ts';
import { memberGenders, socialProviders } from '#domain/members/member-kinds.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { invalidRequest, unprocessable } from '#http/errors.ts';
import { OneTimeCode, OneTimeToken } from '../accounts/one-time.ts';
import { provenSignUp } from '../accounts/sign-ups.ts';
import { requireCurrentPassword } from '../auth/change-password.ts';
import { signInNameOf } from '../auth/credentials.ts';
import { longestPassword } from '../auth/passwords.ts';
import { signInEnded } from '../auth/sign-in.ts';
import { isLinkedToMember } from '../auth/sign-in-by-social.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { allOptional, optionalLongText, optionalText } from '../kit/changes/fields.ts';
import { fromWire } from '../kit/changes/names.ts';
import { refusalError } from '../kit/commands/request.ts';
import { holderOfPhone } from '../phones/find-username.ts';
import { provenPhone } from '../phones/phone-checks.ts';
import { SocialShown, shownAccount } from '../social/proof.ts';
import { type MemberSaid, PostalAddressBody } from './bodies.ts';
import { forgetMember } from './forget-member.ts';
import { reviseMember } from './use-cases.ts';

/**
 * The body with the fields that members may change themselves. A new phone needs the `phone_token` of a phone check. A new
 * e-mail address needs the token and the mailed code, as for a sign-up. Both need the current password.
 */
export const OwnProfileBody = Type.Object(
  allOptional({
    real_name: optionalText,
    gender: Nullable(OneOf(memberGenders)),
    bio: optionalLongText,
    is_public: Type.Boolean(),
    use_points_for_plan: Type.Boolean(),
    address: PostalAddressBody,
    phone_token: OneTimeToken,
    signup_token: OneTimeToken,
    code: OneTimeCode,
    current_password: Type.String({ minLength: 1, maxLength: longestPassword }),
  }),
  { additionalProperties: false },
);
type OwnProfileBody = Static<typeof OwnProfileBody>;

/** The body of a request to be forgotten. Its proof is the password or a linked account. */
export const OwnRemovalBody = Type.Object(
  {
    password: Type.Optional(Type.String({ minLength: 1, maxLength: longestPassword })),
    provider: Type.Optional(OneOf(socialProviders)),
    ...SocialShown,
  },
  { additionalProperties: false },
);

/** Changes the caller's own profile. Throws 409 `claim.email_taken` and `claim.phone_taken`, and 422 for a wrong proof. */
export async function reviseOwnProfile(
  deps: WriteDeps,
  asked: Asked,
  { phone_token, signup_token, code, current_password: currentPassword, ...said }: OwnProfileBody,
): Promise<Changed> {
  const { id } = asked.caller;
  const changes: MemberSaid = fromWire(said);
  if (phone_token !== undefined) {
    const proven = await provenPhone(deps, phone_token, 'change_phone');
    const holder = await holderOfPhone(deps, proven);
    const isOwn = holder?.category === 'user' && holder.id === id;
    if (holder !== null && !isOwn) throw refusalError(claimTaken('phone'));
    changes.phone = keptPhone(proven.phone, proven.region);
  }
  if ((signup_token === undefined) !== (code === undefined)) {
    throw invalidRequest([
      { in: 'body', name: 'code', message: 'goes together with signup_token: give both or neither' },
    ]);
  }
  if (signup_token !== undefined && code !== undefined) {
    changes.email = (await provenSignUp(deps, { signup_token, code }, 'user')).email;
  }
  return reviseMember(deps, asked, { id, said: changes, currentPassword });
}

/**
 * Records the caller's request to be forgotten, with the password or a fresh sign-in at a provider as proof. Throws 401
 * `auth.social_invalid`, 422 `auth.wrong_password` and `auth.social_other`, 429 and 503.
 */
export async function removeOwnAccount(
  deps: WriteDeps,
  asked: Asked,
  { password, provider, ...shown }: Static<typeof OwnRemovalBody>,
): Promise<Changed> {
  const account = { kind: 'user', id: asked.caller.id } as const;
  if ((password === undefined) === (provider === undefined)) {
    throw invalidRequest([{ in: 'body', name: 'password', message: 'give either password or provider' }]);
  }
  if (provider !== undefined) {
    await deps.attempts.ask(asked.address);
    if (!(await isLinkedToMember(deps, account.id, await shownAccount(deps.social, provider, shown)))) {
      throw unprocessable('auth.social_other', 'this account is not linked to the member');
    }
  } else {
    const username = await signInNameOf(deps, account);
    if (username === null) throw signInEnded();
    await requireCurrentPassword(deps, account, username, password ?? '', asked.address);
  }
  return forgetMember(deps, account.id, asked);
}
