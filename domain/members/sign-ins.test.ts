import { expect, test } from 'vitest';
import type { Sealed } from '../sealed.ts';
import type { MemberEvent } from './member-events.ts';
import type { SignIn } from './member-kinds.ts';
import { signInsAfter } from './sign-ins.ts';

const account = 's1.x' as Sealed;
const agreed: MemberEvent = { type: 'MemberTermsAgreed', data: { agreed: [] } };
const changed: MemberEvent = { type: 'MemberPasswordChanged', data: {} };
const linked: MemberEvent = { type: 'MemberSocialLinked', data: { provider: 'kakao', account } };
const unlinked: MemberEvent = { type: 'MemberSocialUnlinked', data: { provider: 'kakao' } };
const forgotten: MemberEvent = { type: 'MemberForgotten', data: {} };
const mailed: MemberEvent = { type: 'MemberPasswordLinkMailed', data: {} };

test.each<[string, MemberEvent[], SignIn[]]>([
  ['a member without a password has none', [mailed], []],
  ['a member who signed up has a password', [agreed, changed], ['password']],
  ['a member who used a mailed link has a password', [mailed, changed], ['password']],
  ['a member with a linked account has both', [changed, linked, linked], ['password', 'kakao']],
  ['a member who unlinked the account has the password', [changed, linked, unlinked], ['password']],
  ['a forgotten member has none', [agreed, linked, forgotten], []],
])('ways to sign in: %s', (_, events, by) => {
  expect(events.reduce<readonly SignIn[]>(signInsAfter, [])).toEqual(by);
});
