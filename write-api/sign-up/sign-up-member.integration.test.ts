import { beforeAll, describe, expect, test } from 'vitest';
import { termsInForce } from '#domain/terms-kinds.ts';
import { readStream } from '#event-store/load.ts';
import { staff } from '../testing/house.ts';
import { phoneChecks } from '../testing/phone-checks.ts';
import { signInHouse } from '../testing/sign-in-house.ts';

const minute = 60_000;
const house = signInHouse();
const { post, lettersTo } = house;
const { proven, start, codeTo, confirm } = phoneChecks(house);
const chosen = 'chosen-by-the-member';

const agreed = (['service', 'privacy', 'model_review'] as const).map((terms) => ({
  terms,
  version: termsInForce[terms],
}));
const described = {
  password: chosen,
  real_name: '이현우',
  birthday: '1999-04-02',
  gender: 'male',
  region_id: 'KOREA',
  links: ['https://instagram.com/hyunwoo'],
  agreed_terms: agreed,
};

/** Begins a sign-up and reads its code from the e-mail. */
async function begun(email: string, kind = 'user') {
  const { body } = await post('/v1/auth/signup/prepare', { kind, email, language: 'en' });
  const [letter] = await lettersTo(email, 1);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
  expect(body).toEqual({ signupToken: body.signup_token, signup_token: expect.any(String) });
  return { signup_token: body.signupToken, code };
}

let number = 0;
/** Returns a sign-up body with proofs of an e-mail address and of a phone. */
async function applicant(username: string) {
  const phone = `010-3000-${String(++number).padStart(4, '0')}`;
  const proof = await begun(`${username}@member.kr`);
  return { phone, ...proof, phone_token: await proven(phone, 'sign_up'), username, ...described };
}
const signUp = ({ phone: _, ...said }: { phone?: string; [field: string]: unknown }) =>
  post('/v1/auth/signup/user', said);
const signIn = (username: string, password = chosen) =>
  house.authorize({ method: 'curator', username, password });

async function typesOf(id: number): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, `user-${id}`, 0n)) types.push(type);
  return types;
}

describe('a member who signs up', () => {
  test('applies with an address and a phone of their own, signs in, and is approved', async () => {
    const said = await applicant('hyunwoo');
    const { status, body } = await signUp(said);
    expect([status, body]).toEqual([201, { isApplied: true, id: body.id, username: 'hyunwoo' }]);
    expect(await typesOf(body.id)).toEqual(['MemberRegistered', 'MemberTermsAgreed']);
    const own = await signIn('hyunwoo');
    expect([own.status, own.body.scope]).toEqual([200, 'user']);
    const approved = await house.side.call(staff, 'PATCH', `/v1/users/${body.id}`, { role: 'curator' });
    expect(approved.status).toBe(200);
    expect(await typesOf(body.id)).toContain('MemberApproved');
    const log = await rawEvents(body.id);
    for (const personal of ['hyunwoo@member.kr', '이현우', said.phone.replaceAll('-', ''), 'instagram.com'])
      expect(log).not.toContain(personal);
  });

  test('becomes one member even if the request is repeated', async () => {
    const said = await applicant('twice');
    const answers = await Promise.all([signUp(said), signUp(said)]);
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    const again = await signUp(said);
    expect([again.status, again.body.id]).toEqual([201, ids[0]]);
    expect(await typesOf(ids[0])).toEqual(['MemberRegistered', 'MemberTermsAgreed']);
    house.side.advanceClock(20 * minute);
    // A retry gets the response again, although the phone token has expired.
    expect((await signUp(said)).body.id).toBe(ids[0]);
  });

  test('is refused with a phone, an address or a username of another account', async () => {
    const said = await applicant('mina');
    expect((await signUp(said)).status).toBe(201);
    const other = await applicant('mina2');
    expect((await signUp({ ...other, username: 'MINA' })).body.errorCode).toBe('claim.username_taken');
    await start(said.phone);
    const taken = await confirm((await start(said.phone)).body.token, await codeTo(said.phone, 3));
    const samePhone = await signUp({ ...other, phone_token: taken.body.phone_token });
    expect([samePhone.status, samePhone.body.errorCode]).toEqual([409, 'claim.phone_taken']);
    expect((await signUp(other)).status).toBe(201);
    await post('/v1/auth/signup/prepare', { kind: 'user', email: 'mina@member.kr', language: 'en' });
    const [known] = await lettersTo('mina@member.kr', 2);
    expect(known?.subject).toBe('This address has a tryset account');
  });

  test('gets a specific error for each invalid field', async () => {
    const said = await applicant('wrong');
    const wrong: [object, string][] = [
      [{ code: said.code === '111111' ? '222222' : '111111' }, 'sign_up.code_wrong'],
      [{ phone_token: 'A'.repeat(43) }, 'phone.over'],
      [{ phone_token: await proven('010-3900-0001', 'find_username') }, 'phone.over'],
      [{ birthday: `${new Date().getFullYear() - 13}-12-31` }, 'sign_up.too_young'],
      [{ agreed_terms: agreed.slice(0, 1) }, 'terms.in_the_way'],
      [{ password: 'basketball' }, 'auth.password_common'],
    ];
    for (const [more, code] of wrong) expect((await signUp({ ...said, ...more })).body.errorCode).toBe(code);
    const brand = await begun('brand@member.kr', 'brand');
    expect((await signUp({ ...said, ...brand })).body.errorCode).toBe('sign_up.over');
    expect((await signIn('wrong')).status).toBe(401);
  });
});

describe('an existing member', () => {
  test('applies again after a decline, as the same member, with another name and phone', async () => {
    const said = await applicant('haru');
    const { id } = (await signUp(said)).body;
    const decline = { reason: 'no posts yet' };
    expect((await house.side.call(staff, 'POST', `/v1/users/${id}/actions/decline`, decline)).status).toBe(
      200,
    );
    expect((await signIn('haru')).status).toBe(401);
    const { signup_token } = (await prepareFor('haru@member.kr')).body;
    const code = await codeOfNewest('haru@member.kr', 3);
    const phone_token = await proven('010-3800-0001', 'sign_up');
    const again = { ...said, signup_token, code, phone_token, username: 'haru.again' };
    const answers = [await signUp(again), await signUp(again)];
    expect(answers.map(({ status, body }) => [status, body.id, body.username])).toEqual([
      [201, id, 'haru.again'],
      [201, id, 'haru.again'],
    ]);
    expect(await typesOf(id)).toEqual([
      'MemberRegistered',
      'MemberTermsAgreed',
      'MemberDeclined',
      'MemberApplied',
      'MemberPersonalDataSet',
      'MemberTermsAgreed',
    ]);
    expect((await signIn('haru.again')).status).toBe(200);
    expect((await signIn('haru')).status).toBe(401);
    expect(await isFree('haru')).toBe(true);
    expect(await isFree('haru.again')).toBe(false);
  });

  test('whom staff prepared moves to another region only without points', async () => {
    for (const [username, points] of [
      ['moves', 0],
      ['stays', 300],
    ] as const) {
      const prepared = { username, email: `${username}@member.kr`, role: 'PRE_CREATED' };
      const { id } = (await house.side.call(staff, 'POST', '/v1/users', prepared)).body;
      const gift = { delta: points, type: 'curator_event', message: 'welcome' };
      if (points > 0) await house.side.call(staff, 'POST', `/v1/users/${id}/points`, gift);
      const answer = await signUp({ ...(await applicant(username)), region_id: 'JAPAN' });
      expect([answer.status, answer.body.errorCode ?? null]).toEqual(
        points === 0 ? [201, null] : [409, 'user.region_in_use'],
      );
    }
  });

  test('whom staff prepared takes over the account by its address', async () => {
    const email = 'prepared@member.kr';
    const prepared = { username: 'prepared', email, role: 'PRE_CREATED', grade: 'red' };
    const { id } = (await house.side.call(staff, 'POST', '/v1/users', prepared)).body;
    const said = await applicant('prepared');
    expect((await signUp(said)).body).toEqual({ isApplied: true, id, username: 'prepared' });
    expect((await signIn('prepared')).status).toBe(200);
    const other = await applicant('takes-over');
    const wrong = await signUp({ ...other, username: 'prepared' });
    expect(wrong.body.errorCode).toBe('claim.username_taken');
  });
});

const prepareFor = (email: string) =>
  post('/v1/auth/signup/prepare', { kind: 'user', email, language: 'en' });
async function codeOfNewest(email: string, count: number): Promise<string> {
  const letters = await lettersTo(email, count);
  const letter = letters.find(({ subject }) => subject.endsWith('is your tryset code'));
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
}
async function isFree(username: string): Promise<boolean> {
  const response = await house.side.app.inject({ url: `/v1/auth/check-username?username=${username}` });
  return response.json().isAvailable;
}

describe('a member’s password', () => {
  test('is reset once with a proven phone; all sign-ins end and the member is told', async () => {
    const said = await applicant('sora');
    const { body } = await signUp(said);
    const before = (await signIn('sora')).body;
    const phone_token = await proven(said.phone, 'change_password', 2);
    const change = (password: string) =>
      post('/v1/auth/phone-verify/change-password', { phone_token, password });
    expect((await change('basketball')).body.errorCode).toBe('auth.password_common');
    expect((await change('set-by-phone-1')).body).toEqual({ isChanged: true });
    expect((await change('set-by-phone-2')).body.errorCode).toBe('phone.over');
    expect((await house.ended(before.accessToken))[0]).toBe(401);
    expect((await signIn('sora')).status).toBe(401);
    expect((await signIn('sora', 'set-by-phone-1')).status).toBe(200);
    expect(await typesOf(body.id)).toContain('MemberPasswordChanged');
    const [told] = await lettersTo('sora@member.kr', 2);
    expect(told?.text).toContain('sora');
  });

  test('is reset by mail too, and changed by the member', async () => {
    const { body } = await signUp(await applicant('duri'));
    expect((await post('/v1/auth/find-password', { email: 'duri@member.kr', language: 'en' })).status).toBe(
      200,
    );
    const [letter] = await lettersTo('duri@member.kr', 2);
    expect(letter?.text).toContain('Your username: duri');
    const token = /\/new-password#([\w-]{43})/.exec(letter?.text ?? '')?.[1];
    const change = { token, password: 'set-by-letter-1' };
    expect((await post('/v1/auth/phone-verify/change-password', change)).body).toEqual({ isChanged: true });
    const { accessToken } = (await signIn('duri', 'set-by-letter-1')).body;
    const own = await house.side.app.inject({
      method: 'POST',
      url: '/v1/auth/password',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { current_password: 'set-by-letter-1', password: 'set-by-duri-12' },
    });
    expect(own.statusCode).toBe(200);
    expect((await signIn('duri', 'set-by-duri-12')).status).toBe(200);
    expect(await typesOf(body.id)).toEqual([
      'MemberRegistered',
      'MemberTermsAgreed',
      'MemberPasswordLinkMailed',
      'MemberPasswordChanged',
      'MemberPasswordChanged',
    ]);
  });
});

describe('a member’s own account', () => {
  // The clock moves an hour ahead, since the tests above have used up the hourly limit of text messages.
  beforeAll(() => house.side.advanceClock(61 * minute));

  /** Signs a member up, and returns a function for calls as that member. */
  async function signedUp(username: string) {
    const said = await applicant(username);
    const { id } = (await signUp(said)).body;
    const own = { label: 'user', id, name: username } as const;
    const call = (method: 'PATCH' | 'DELETE', body: object) =>
      house.side.call(own, method, '/v1/users/self', body);
    return { id: id as number, phone: said.phone, call };
  }

  test('is revised by the member; phone and address need proof, and both addresses are told', async () => {
    const { id, call } = await signedUp('own');
    expect((await call('PATCH', { bio: 'hi', is_public: true, real_name: '오운' })).status).toBe(200);
    for (const others of [{ role: 'curator' }, { grade: 'black' }, { phone: '010-1' }, { email: 'a@b.kr' }])
      expect((await call('PATCH', others)).status).toBe(400);
    expect((await call('PATCH', { phone_token: 'A'.repeat(43) })).body.errorCode).toBe('phone.over');
    const forAnother = await proven('010-3700-0001', 'sign_up');
    expect((await call('PATCH', { phone_token: forAnother })).body.errorCode).toBe('phone.over');
    const phone_token = await proven('010-3700-0002', 'change_phone');
    expect((await call('PATCH', { phone_token })).body.errorCode).toBe('auth.password_required');
    const wrong = await call('PATCH', { phone_token, current_password: 'stolen-token-only' });
    expect(wrong.body.errorCode).toBe('auth.wrong_password');
    const current_password = chosen;
    expect((await call('PATCH', { phone_token, current_password })).status).toBe(200);
    const { signup_token, code } = await begun('new-own@member.kr');
    expect((await call('PATCH', { signup_token })).status).toBe(400);
    expect((await call('PATCH', { signup_token, code })).body.errorCode).toBe('auth.password_required');
    expect((await call('PATCH', { signup_token, code, current_password })).status).toBe(200);
    const told = await Promise.all([lettersTo('own@member.kr', 2), lettersTo('new-own@member.kr', 2)]);
    for (const letters of told) expect(letters[0]?.subject).toContain('address');
    expect(await typesOf(id)).toEqual([
      'MemberRegistered',
      'MemberTermsAgreed',
      'MemberRevised',
      ...Array(3).fill('MemberPersonalDataSet'),
    ]);
    expect((await signIn('own')).status).toBe(200);
  });

  test('cannot take another account’s phone', async () => {
    const other = await signedUp('other-own');
    const { call } = await signedUp('own-too');
    const phone_token = await proven(other.phone, 'change_phone', 2);
    const taken = await call('PATCH', { phone_token });
    expect([taken.status, taken.body.errorCode]).toEqual([409, 'claim.phone_taken']);
    const abroad = { username: 'abroad', phone: '+82 10-3700-0003' };
    expect((await house.side.call(staff, 'POST', '/v1/users', abroad)).status).toBe(201);
    const sameFromAbroad = { phone_token: await proven('010-3700-0003', 'change_phone') };
    expect((await call('PATCH', sameFromAbroad)).body.errorCode).toBe('claim.phone_taken');
  });

  test('is forgotten after a check of the password', async () => {
    const { call } = await signedUp('leaves');
    const { body } = await signIn('leaves');
    expect((await call('DELETE', { password: 'not-the-password' })).body.errorCode).toBe(
      'auth.wrong_password',
    );
    expect((await call('DELETE', { password: chosen })).body.status).toBe('forgotten');
    expect((await house.ended(body.accessToken))[0]).toBe(401);
    expect((await signIn('leaves')).status).toBe(401);
    expect(await isFree('leaves')).toBe(true);
  });
});

async function rawEvents(id: number): Promise<string> {
  const events = [];
  for await (const event of readStream(house.side.deps.streams.client, `user-${id}`, 0n))
    events.push(event.data);
  return JSON.stringify(events);
}
