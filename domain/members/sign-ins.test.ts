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
  ['whoever was registered by nothing', [mailed], []],
  ['whoever signed up by a password', [agreed, changed], ['password']],
  ['whoever set the first one by a link by it', [mailed, changed], ['password']],
  ['whoever linked an account by both', [changed, linked, linked], ['password', 'kakao']],
  ['whoever unlinked it by the password again', [changed, linked, unlinked], ['password']],
  ['whoever is forgotten by nothing', [agreed, linked, forgotten], []],
])('%s: signs in', (_, events, by) => {
  expect(events.reduce<readonly SignIn[]>(signInsAfter, [])).toEqual(by);
});
