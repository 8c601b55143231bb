import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { socialClaim } from '#domain/claim-values.ts';
import { termsInForce } from '#domain/terms-kinds.ts';
import { readStream } from '#event-store/load.ts';
import type { MemberCaller } from '#http/caller.ts';
import { addCredential } from '../auth/credentials.ts';
import { signInBySocial } from '../auth/sign-in-by-social.ts';
import { systemContext } from '../kit/changes/context.ts';
import { staff } from '../testing/house.ts';
import { phoneChecks } from '../testing/phone-checks.ts';
import { over, password, signInHouse } from '../testing/sign-in-house.ts';
import { standIn } from '../testing/stand-in.ts';
import { facebookAccounts } from './facebook.ts';
import { kakaoAccounts } from './kakao.ts';
import type { SocialProof } from './social.ts';
import { facebookApp, type Known, kakaoApp, providersKnowing } from './testing/providers.ts';

let there: Awaited<ReturnType<typeof standIn>>;
const known: Known = { codes: new Map(), tokens: new Map() };
beforeAll(async () => {
  there = await standIn(providersKnowing(known));
});
afterAll(() => there.close());
beforeEach(() => there.answer(providersKnowing(known)));

// The functions read the address at each call: the fake providers' address is known only once they listen.
const social = {
  kakao: (proof: SocialProof) => kakaoAccounts({ ...kakaoApp, authUrl: there.url, apiUrl: there.url })(proof),
  facebook: (proof: SocialProof) => facebookAccounts({ ...facebookApp, url: `${there.url}/v23.0` })(proof),
};
const house = signInHouse({ social });
const { post, lettersTo } = house;
const { proven } = phoneChecks(house);

type Provider = 'kakao' | 'facebook';
const appOf = { kakao: kakaoApp.appId, facebook: facebookApp.appId };

let number = 0;
/** Creates a member with a password and social accounts. */
async function aMember() {
  number += 1;
  const username = `member-${number}`;
  const { body } = await house.side.call(staff, 'POST', '/v1/users', {
    username,
    real_name: '회원',
    email: `${username}@member.kr`,
  });
  const id: number = body.id;
  await addCredential(house.side.deps, { kind: 'user', id }, username, password);
  return { id, username, caller: { label: 'user', id, name: username } satisfies MemberCaller };
}
type Member = Awaited<ReturnType<typeof aMember>>;

let accounts = 5_000;
const anAccount = () => String(++accounts);
/** Returns a token that a provider issued for an account, to our app or to another one. */
function tokenOf(account: string, provider: Provider = 'kakao', app = appOf[provider]): string {
  const token = randomUUID();
  known.tokens.set(token, { id: account, app });
  return token;
}
function codeOf(account: string, provider: Provider = 'kakao'): string {
  const code = randomUUID();
  known.codes.set(code, { id: account, app: appOf[provider] });
  return code;
}
const link = async (of: Member, account: string, provider: Provider = 'kakao', headers = {}) => {
  const body = { provider, token: tokenOf(account, provider), current_password: password };
  const answer = await house.side.call(of.caller, 'POST', '/v1/users/self/social', body, headers);
  return [answer.status, answer.body.errorCode];
};
const unlink = async (of: Member, provider: Provider = 'kakao') => {
  const { status, body } = await house.side.call(of.caller, 'DELETE', `/v1/users/self/social/${provider}`);
  return [status, body.errorCode];
};
const enter = (account: string, method: string = 'kakao') =>
  house.authorize({ method, token: tokenOf(account, method.toLowerCase() as Provider) });
const said = async (...given: Parameters<typeof enter>) => {
  const { status, body } = await enter(...given);
  return [status, body.errorCode];
};
const typesOf = async (id: number) => {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, `user-${id}`, 0n)) types.push(type);
  return types;
};

describe('a member with a linked social account', () => {
  test.each([
    ['kakao', 'KAKAO'],
    ['facebook', 'FACEBOOK'],
  ] as const)('signs in by %s, with a code or a token', async (provider, older) => {
    const member = await aMember();
    const account = anAccount();
    expect(await link(member, account, provider)).toEqual([200, undefined]);
    const { status, body } = await enter(account, provider);
    expect([status, body.scope]).toEqual([200, 'user']);
    expect(await house.side.deps.tokens.verify(`Bearer ${body.accessToken}`)).toMatchObject({
      id: member.id,
    });
    const byCode = await house.authorize({ method: older, code: codeOf(account, provider) });
    expect(byCode.status).toBe(200);
    expect((await house.refresh(byCode.body.refreshToken)).status).toBe(200);
    const [letter] = await lettersTo(`${member.username}@member.kr`, 1);
    expect(letter?.subject).toContain('An account was linked to your tryset account');
  });

  test('gives the password: an access token alone cannot add a way to sign in', async () => {
    const { id, caller } = await aMember();
    const said = { provider: 'kakao', token: tokenOf(anAccount()) };
    const linking = (more: object) =>
      house.side.call(caller, 'POST', '/v1/users/self/social', { ...said, ...more });
    const codes = [await linking({}), await linking({ current_password: 'another-password' })];
    expect(codes.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [422, 'auth.password_required'],
      [422, 'auth.wrong_password'],
    ]);
    expect(await typesOf(id)).not.toContain('MemberSocialLinked');
    expect((await linking({ current_password: password })).status).toBe(200);
  });

  test('links the same account again without effect, and another account of the provider only after unlinking', async () => {
    const member = await aMember();
    const account = anAccount();
    await link(member, account);
    expect(await link(member, account)).toEqual([200, undefined]);
    expect(await link(member, anAccount())).toEqual([409, 'user.social_linked']);
    expect((await typesOf(member.id)).filter((type) => type === 'MemberSocialLinked')).toHaveLength(1);
    expect(await link(member, anAccount(), 'facebook')).toEqual([200, undefined]);
  });

  test('gets the first answer when it was lost: a code works once', async () => {
    const member = await aMember();
    const body = { provider: 'kakao', code: codeOf(anAccount()), current_password: password };
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => house.side.call(member.caller, 'POST', '/v1/users/self/social', body, headers);
    expect((await once()).status).toBe(200);
    expect((await once()).status).toBe(200);
    const anew = await house.side.call(member.caller, 'POST', '/v1/users/self/social', body);
    expect([anew.status, anew.body.errorCode]).toEqual([401, 'auth.social_invalid']);
  });

  test('unlinks it: it signs nobody in, and others may link it', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const account = anAccount();
    await link(one, account);
    expect(await unlink(one)).toEqual([200, undefined]);
    expect(await unlink(one)).toEqual([200, undefined]);
    expect(await said(account)).toEqual([401, 'auth.social_unknown']);
    expect(await link(other, account)).toEqual([200, undefined]);
  });

  test('unlinks it: only the sign-ins through it end', async () => {
    const member = await aMember();
    const [kakao, facebook] = [anAccount(), anAccount()];
    await link(member, kakao);
    await link(member, facebook, 'facebook');
    const [byKakao, byFacebook] = [(await enter(kakao)).body, (await enter(facebook, 'facebook')).body];
    const byPassword = await house.authorize({ method: 'password', username: member.username, password });
    expect(await unlink(member)).toEqual([200, undefined]);
    expect((await house.refresh(byKakao.refreshToken)).status).toBe(401);
    expect(await house.ended(byKakao.accessToken)).toEqual(over);
    expect((await house.refresh(byFacebook.refreshToken)).status).toBe(200);
    expect((await house.refresh(byPassword.body.refreshToken)).status).toBe(200);
  });

  test('cannot unlink the last way to sign in', async () => {
    const member = await aMember();
    const account = anAccount();
    await link(member, account);
    await link(member, account, 'facebook');
    const { db } = house.side.deps;
    await db.deleteFrom('write.credentials').where('account_id', '=', String(member.id)).execute();
    expect(await unlink(member, 'facebook')).toEqual([200, undefined]);
    expect(await unlink(member)).toEqual([409, 'user.last_way_in']);
    expect(await said(account)).toEqual([200, undefined]);
  });

  test('has no account id in any event', async () => {
    const member = await aMember();
    const account = `9${randomUUID().replaceAll(/\D/g, '').slice(0, 12)}`;
    await link(member, account);
    const texts: string[] = [];
    for await (const { event } of house.side.deps.streams.client.readStream(`user-${member.id}`)) {
      texts.push(JSON.stringify(event?.data), JSON.stringify(event?.metadata));
    }
    expect(texts.join()).not.toContain(account);
  });

  test('sees its linked accounts, and so do staff, but nobody else', async () => {
    const member = await aMember();
    await link(member, anAccount(), 'facebook');
    const ask = async (by: Parameters<typeof house.side.call>[0], query = '') => {
      const { status, body } = await house.side.call(by, 'GET', `/v1/auth/social${query}`);
      return [status, body.errorCode ?? body];
    };
    expect(await ask(member.caller)).toEqual([200, [{ provider: 'facebook' }]]);
    expect(await ask(staff, `?user_id=${member.id}`)).toEqual([200, [{ provider: 'facebook' }]]);
    expect(await ask((await aMember()).caller, `?user_id=${member.id}`)).toEqual([404, 'user.not_found']);
    expect(await ask(staff)).toEqual([400, 'request.invalid']);
  });
});

describe('sign-in is refused', () => {
  test('with a token for another app, or an invalid token', async () => {
    for (const provider of ['kakao', 'facebook'] as const) {
      const member = await aMember();
      const account = anAccount();
      await link(member, account, provider);
      const stolen = tokenOf(account, provider, '1');
      const answer = await house.authorize({ method: provider, token: stolen });
      expect([answer.status, answer.body.errorCode]).toEqual([401, 'auth.social_invalid']);
      const linking = await house.side.call((await aMember()).caller, 'POST', '/v1/users/self/social', {
        provider,
        token: stolen,
        current_password: password,
      });
      expect([linking.status, linking.body.errorCode]).toEqual([401, 'auth.social_invalid']);
      const none = await house.authorize({ method: provider, token: 'nothing' });
      expect(none.body.errorCode).toBe('auth.social_invalid');
    }
  });

  test('with an account that another member has linked', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const account = anAccount();
    await link(one, account);
    expect(await link(other, account)).toEqual([409, 'claim.social_taken']);
    // After two minutes anybody may take a claim that waits for its member. This claim's member has linked the account, so
    // nobody may.
    house.side.advanceClock(121_000);
    expect(await link(other, account)).toEqual([409, 'claim.social_taken']);
    expect(await typesOf(other.id)).not.toContain('MemberSocialLinked');
    // The same number at the other provider belongs to another account.
    expect(await said(account, 'facebook')).toEqual([401, 'auth.social_unknown']);
  });

  test('to all but one of two members who link one account at once', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const account = anAccount();
    const answers = await Promise.all([link(one, account), link(other, account)]);
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
    expect(await said(account)).toEqual([200, undefined]);
  });

  test('by a claim without a link', async () => {
    const member = await aMember();
    const account = anAccount();
    const { deps } = house.side;
    const claim = socialClaim('kakao', account);
    await deps.claims.take([claim], { category: 'user', id: member.id }, systemContext(deps.clock));
    expect(await said(account)).toEqual([401, 'auth.social_unknown']);
    expect(await link(member, account)).toEqual([200, undefined]);
  });

  test('to banned and forgotten members; a forgotten member’s account becomes free', async () => {
    const [banned, gone, next] = [await aMember(), await aMember(), await aMember()];
    const [one, other] = [anAccount(), anAccount()];
    await link(banned, one);
    await link(gone, other);
    const { body } = await enter(one);
    await house.side.call(staff, 'POST', `/v1/users/${banned.id}/actions/ban`, { reason: 'sold a garment' });
    expect(await house.ended(body.accessToken)).toEqual(over);
    const refused = await enter(one);
    expect([refused.status, refused.body.errorCode]).toEqual([401, 'auth.not_found_user']);
    expect(refused.body.detail).toEqual({});
    expect((await house.side.call(staff, 'DELETE', `/v1/users/${gone.id}`)).body.status).toBe('forgotten');
    expect(await said(other)).toEqual([401, 'auth.social_unknown']);
    expect(await link(next, other)).toEqual([200, undefined]);
  });

  test('by an account that is unlinked during the sign-in', async () => {
    const member = await aMember();
    const account = anAccount();
    await link(member, account);
    const { deps } = house.side;
    const clock = () => deps.clock();
    const openWhileUnlinked = {
      ...deps,
      clock,
      // The sign-in first reads the member, then starts; the link ends in between.
      streams: {
        ...deps.streams,
        refresh: async (...asked: Parameters<typeof deps.streams.refresh>) => {
          const read = await deps.streams.refresh(...asked);
          if (asked[1] === member.id) await unlink(member);
          return read;
        },
      } as typeof deps.streams,
    };
    const place = { address: '10.0.0.2', device: null };
    await expect(
      signInBySocial(openWhileUnlinked, place, 'kakao', { token: tokenOf(account) }),
    ).rejects.toMatchObject({ errorCode: 'auth.not_found_user' });
  });

  test('with another error while the provider is away', async () => {
    there.answer(() => ({ status: 500, body: {} }));
    expect(await said(anAccount())).toEqual([503, 'auth.provider_away']);
    expect(await said(anAccount(), 'facebook')).toEqual([503, 'auth.provider_away']);
  });

  test('with two proofs or none', async () => {
    const both = await house.authorize({ method: 'kakao', code: 'x', token: 'y' });
    expect([both.status, both.body.errorCode]).toEqual([400, 'request.invalid']);
    expect((await house.authorize({ method: 'kakao' })).status).toBe(400);
  });

  test('where no provider is configured', async () => {
    const { social: _, ...rest } = house.side.deps;
    const place = { address: '10.0.0.3', device: null };
    await expect(
      signInBySocial({ ...rest, social: {} }, place, 'kakao', { token: 'x' }),
    ).rejects.toMatchObject({ errorCode: 'auth.method_unavailable' });
  });
});

describe('a person who signs up', () => {
  const agreed = (['service', 'privacy', 'model_review'] as const).map((terms) => ({
    terms,
    version: termsInForce[terms],
  }));
  async function applicant(username: string) {
    const email = `${username}@member.kr`;
    const { body } = await post('/v1/auth/signup/prepare', { kind: 'user', email, language: 'en' });
    const [letter] = await lettersTo(email, 1);
    const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
    return {
      signup_token: body.signup_token,
      code,
      username,
      password: 'chosen-by-the-member',
      phone_token: await proven(`010-4000-${String(++number).padStart(4, '0')}`, 'sign_up'),
      real_name: '이현우',
      birthday: '1999-04-02',
      region_id: 'KOREA',
      agreed_terms: agreed,
    };
  }
  const tokenFrom = async (account: string) => (await enter(account)).body.detail.signupToken as string;

  test('with a social account signs in by it from then on', async () => {
    const account = anAccount();
    const social_token = await tokenFrom(account);
    const request = { ...(await applicant('hyunwoo')), social_token };
    const { status, body } = await post('/v1/auth/signup/user', request);
    expect(status).toBe(201);
    expect(await typesOf(body.id)).toEqual(['MemberRegistered', 'MemberTermsAgreed', 'MemberSocialLinked']);
    const again = await post('/v1/auth/signup/user', request);
    expect([again.status, again.body.id]).toEqual([201, body.id]);
    expect(await said(account)).toEqual([200, undefined]);
  });

  test('cannot link an account that was linked meanwhile, nor after half an hour', async () => {
    const account = anAccount();
    const social_token = await tokenFrom(account);
    const request = await applicant('late');
    await link(await aMember(), account);
    const taken = await post('/v1/auth/signup/user', { ...request, social_token });
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'claim.social_taken']);
    const none = await post('/v1/auth/signup/user', { ...request, social_token: 'x'.repeat(43) });
    expect([none.status, none.body.errorCode]).toEqual([422, 'auth.social_over']);
    expect((await post('/v1/auth/signup/user', request)).status).toBe(201);
  });

  test('leaves nothing readable of an account without a member', async () => {
    const account = anAccount();
    await tokenFrom(account);
    const { db } = house.side.deps;
    const rows = await db.selectFrom('write.social_sign_ups').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(account);
    house.side.advanceClock(31 * 60_000);
    await tokenFrom(anAccount());
    expect(await db.selectFrom('write.social_sign_ups').selectAll().execute()).toHaveLength(1);
  });
});

describe('a member who leaves', () => {
  const leave = async (of: Member, body: object) => {
    const answer = await house.side.call(of.caller, 'DELETE', '/v1/users/self', body);
    return [answer.status, answer.body.errorCode ?? answer.body.status];
  };

  test('proves it by a fresh sign-in with a linked account instead of the password', async () => {
    const member = await aMember();
    const account = anAccount();
    await link(member, account);
    const other = { provider: 'kakao', token: tokenOf(anAccount()) };
    expect(await leave(member, other)).toEqual([422, 'auth.social_other']);
    expect(await leave(member, {})).toEqual([400, 'request.invalid']);
    const stolen = { provider: 'kakao', token: tokenOf(account, 'kakao', '1') };
    expect(await leave(member, stolen)).toEqual([401, 'auth.social_invalid']);
    expect(await leave(member, { provider: 'kakao', code: codeOf(account) })).toEqual([200, 'forgotten']);
  });
});
