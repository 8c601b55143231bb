import Type, { type Static } from 'typebox';
import { member } from '#domain/members/member.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { invalidRequest, notFound, parameterMissing, unprocessable } from '#http/errors.ts';
import { callerFor } from '../accounts/accounts.ts';
import { Password } from '../auth/account-rules.ts';
import { changeOwnPassword } from '../auth/own-password.ts';
import { mailPasswordLink } from '../auth/password-link.ts';
import { longestPassword } from '../auth/passwords.ts';
import { TokenAnswer } from '../auth/signed-in.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { isThere } from './visible.ts';

/** The body of a password change. Members give the current and the new password; staff give only the language of the e-mail. */
export const MemberPasswordBody = Type.Object(
  {
    current_password: Type.Optional(Type.String({ minLength: 1, maxLength: longestPassword })),
    password: Type.Optional(Password),
    language: Type.Optional(OneOf(languages)),
  },
  { additionalProperties: false },
);
type MemberPasswordBody = Static<typeof MemberPasswordBody>;

export const LinkMailed = Type.Object({ isMailed: Type.Literal(true) });
export const MemberPasswordAnswer = Type.Union([TokenAnswer, LinkMailed]);

/**
 * For a member: changes the caller's own password, ends all sign-ins and starts a new one. For staff: mails the member a link
 * to set a password, also a first one. Throws 404 for another member, 400 for fields of the other kind of caller, 422
 * `user.no_address`, `user.cannot_sign_in` and the errors of `changeOwnPassword`, and 429.
 */
export async function changeMemberPassword(
  deps: WriteDeps,
  asked: Asked,
  { id, said, device }: { id: number; said: MemberPasswordBody; device: string | null },
): Promise<Static<typeof MemberPasswordAnswer>> {
  if (asked.caller.label === 'staff') return mailLinkTo(deps, asked, id, said);
  if (asked.caller.id !== id) throw notFound('user', id);
  const { current_password, password } = said;
  for (const [name, value] of Object.entries({ current_password, password })) {
    if (value === undefined) {
      throw parameterMissing(name, 'changeUserPassword', [{ in: 'body', name, message: 'is required' }]);
    }
  }
  const own = { current_password: current_password ?? '', password: password ?? '' };
  return changeOwnPassword(deps, asked, own, device);
}

async function mailLinkTo(
  deps: WriteDeps,
  { context, address }: Asked,
  id: number,
  { language = 'ko', current_password, password }: MemberPasswordBody,
): Promise<Static<typeof LinkMailed>> {
  if (current_password !== undefined || password !== undefined) {
    const message = 'can be set only by the member; leave it out to mail a link';
    throw invalidRequest([{ in: 'body', name: 'password', message }]);
  }
  const { state } = await deps.streams.refresh(member, id);
  if (!isThere(state)) throw notFound('user', id);
  const account = { kind: 'user', id } as const;
  if ((await callerFor(deps, account)) === null) {
    throw unprocessable(
      'user.cannot_sign_in',
      'a member with this role cannot sign in; approve the member first',
    );
  }
  const key = personKey('user', id);
  const person = (state.personal && (await deps.sealing.unseal(key, state.personal))) as Person | null;
  const username = state.username ?? person?.username;
  if (!person?.email || !username) {
    throw unprocessable('user.no_address', 'the member has no username, or no e-mail address to write to');
  }
  await deps.attempts.letter(address, `password of user ${id}`);
  await mailPasswordLink(deps, { account, username, email: person.email }, language, context);
  return { isMailed: true };
}
