import { describe, expect, test } from 'vitest';
import { brand } from '#domain/brands/brand.ts';
import { readStream } from '#event-store/load.ts';
import { hashOf } from '../kit/pictures/keep-picture.ts';
import { staff } from '../testing/house.ts';
import { aPicture } from '../testing/picture.ts';
import { signInHouse } from '../testing/sign-in-house.ts';
import { agreed, brandApplicants, chosen, described } from './testing/brand-applicants.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const house = signInHouse();
const { post, lettersTo } = house;

const { prepare, begun, signUp } = brandApplicants(house);
const signIn = (username: string) => house.authorize({ method: 'brand_admin', username, password: chosen });
const decide = (id: number, action: 'approve' | 'decline', body?: object) =>
  house.side.call(staff, 'POST', `/v1/brands/${id}/${action}`, body);

async function typesOf(stream: string): Promise<string[]> {
  const types = [];
  for await (const { type } of readStream(house.side.deps.streams.client, stream, 0n)) types.push(type);
  return types;
}

describe('a brand that applies', () => {
  test('signs in with its chosen password after staff approve it', async () => {
    const proof = await begun('moss@moss.kr');
    expect((await post('/v1/auth/signup/check', proof)).body).toEqual({ email: 'moss@moss.kr' });
    const { status, body } = await signUp({ ...proof, ...described('moss', '124-81-00998') });
    expect([status, body]).toEqual([201, { isApplied: true, brandId: body.brandId, username: 'moss' }]);
    expect(await typesOf(`brand-${body.brandId}`)).toEqual([
      'BrandApplied',
      'BrandBusinessRegistrationSet',
      'BrandPictureSet',
    ]);
    const early = await signIn('moss');
    expect([early.status, early.body.errorCode]).toEqual([401, 'auth.brand_applied']);
    expect(
      (await house.authorize({ method: 'brand_admin', username: 'moss', password: 'wrong-one' })).body,
    ).toMatchObject({
      errorCode: 'auth.not_found_user',
    });
    expect((await decide(body.brandId, 'approve')).body.status).toBe('unpublished');
    expect((await signIn('moss')).status).toBe(200);
    const [letter] = await lettersTo('moss@moss.kr', 2);
    expect(letter).toMatchObject({
      subject: 'Brand moss is at tryset',
      text: expect.stringContaining('Your username: moss'),
    });
    const again = await decide(body.brandId, 'decline', { reason: 'too late' });
    expect([again.status, again.body.errorCode]).toEqual([409, 'brand.transition_not_allowed']);
  });
});

test('the response is the same for a known address; only the letter mentions the account', async () => {
  const known = await prepare('lee@acme.kr');
  const unknown = await prepare('nobody@acme.kr');
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  const [letter] = await lettersTo('lee@acme.kr', 1);
  expect(letter?.subject).toBe('This address has a tryset account');
  expect(letter?.text).not.toMatch(/\d{6}/);
});

test('a code may be wrong five times, and expires after half an hour', async () => {
  const proof = await begun('oak@oak.kr');
  const wrong = { ...proof, code: proof.code === '000000' ? '000001' : '000000' };
  for (const left of [4, 3, 2, 1]) {
    const { status, body } = await post('/v1/auth/signup/check', wrong);
    expect([status, body.errorCode, body.detail.triesLeft]).toEqual([422, 'sign_up.code_wrong', left]);
  }
  expect((await post('/v1/auth/signup/check', proof)).status).toBe(200);
  expect((await signUp({ ...wrong, ...described('oak', '220-81-62517') })).body.errorCode).toBe(
    'sign_up.over',
  );
  expect((await post('/v1/auth/signup/check', proof)).body.errorCode).toBe('sign_up.over');
  const late = await begun('elm@elm.kr');
  house.side.advanceClock(31 * minute);
  expect((await post('/v1/auth/signup/check', late)).body.errorCode).toBe('sign_up.over');
  await prepare('ash@ash.kr');
  const left = await house.side.deps.db.selectFrom('write.sign_ups').select('id').execute();
  expect(left).toHaveLength(1);
});

test('a code may be wrong five times, even if all tries come at once', async () => {
  const proof = await begun('yew@yew.kr');
  const wrong = { ...proof, code: proof.code === '000000' ? '000001' : '000000' };
  const tries = [...Array.from({ length: 40 }, () => wrong), proof];
  const answers = await Promise.all(tries.map((code) => post('/v1/auth/signup/check', code)));
  const errors = answers.map(({ body }) => body.errorCode);
  expect(errors.filter((error) => error === 'sign_up.code_wrong')).toHaveLength(4);
  expect(errors.at(-1)).toBe('sign_up.over');
});

test('an applicant can correct taken or invalid fields and continue the sign-up', async () => {
  const proof = await begun('pine@pine.kr');
  const wanted = { ...proof, ...described('pine', '104-81-00000') };
  const tried = async (changed: object) => (await signUp({ ...wanted, ...changed })).body.errorCode;
  expect(await tried({ business_registration_number: '124-81-00990' })).toBe('brand.business_number_invalid');
  expect(await tried({ business_registration_number: '１２４-81-00998' })).toBe(
    'claim.business_number_taken',
  );
  expect(await tried({ admin: { ...wanted.admin, username: 'ACME' } })).toBe('claim.username_taken');
  expect(await tried({ admin: { ...wanted.admin, password: 'qwertyuiop' } })).toBe('auth.password_common');
  expect(await tried({ business_certificate_image: 'other' })).toBe('picture.unnamed');
  expect(await tried({ agreed_terms: agreed.slice(1) })).toBe('terms.in_the_way');
  expect(await tried({ agreed_terms: [...agreed, { terms: 'marketing', version: '1999' }] })).toBe(
    'terms.in_the_way',
  );
  expect(await tried({ is_published: true })).toBe('request.invalid');
  const both = await Promise.all([signUp(wanted), signUp(wanted)]);
  const after = await signUp(wanted);
  const ids = [...both, after].map(({ body }) => body.brandId);
  expect(new Set(ids).size).toBe(1);
  const other = await signUp({ ...wanted, admin: { ...wanted.admin, username: 'larch' } });
  expect([other.status, other.body.username]).toEqual([201, 'pine']);
  const free = await house.side.app.inject('/v1/auth/check-username?username=larch');
  expect(free.json()).toEqual({ isAvailable: true });
  expect(await typesOf(`brand-${ids[0]}`)).toHaveLength(3);
});

test('staff can set another free business number, and a removed brand frees its number', async () => {
  const patch = (id: number, number: string) =>
    house.side.call(staff, 'PATCH', `/v1/brands/${id}`, { business_registration_number: number });
  expect((await patch(house.brandId, '124-81-00998')).body.errorCode).toBe('claim.business_number_taken');
  expect((await patch(house.brandId, '1')).body.errorCode).toBe('brand.business_number_invalid');
  expect((await patch(house.brandId, '211-87-45012')).status).toBe(422);
  expect((await patch(house.brandId, '116-81-19948')).status).toBe(200);
  const made = await house.side.call(staff, 'POST', '/v1/brands', { name: 'Reed' });
  expect((await patch(made.body.id, '116-81-19948')).body.errorCode).toBe('claim.business_number_taken');
  expect((await house.side.call(staff, 'DELETE', `/v1/brands/${house.brandId}`)).status).toBe(200);
  expect((await patch(made.body.id, '116-81-19948')).status).toBe(200);
});

// This test stays last: once the clock is this far ahead of the event store's, open applications are settled.
test('a declined brand is told why, may apply again at once, and is forgotten after 30 days', async () => {
  const proof = await begun('fern@fern.kr');
  const wanted = described('fern', '120-81-47521');
  const color: [number, number, number] = [7, 70, 7];
  const { body } = await signUp({ ...proof, ...wanted }, color);
  expect((await decide(body.brandId, 'decline', {})).status).toBe(400);
  expect((await decide(body.brandId, 'decline', { reason: 'The certificate cannot be read.' })).status).toBe(
    200,
  );
  const [letter] = await lettersTo('fern@fern.kr', 2);
  expect(letter?.text).toContain('The reason: The certificate cannot be read.');
  const { application } = (await house.side.deps.streams.refresh(brand, body.brandId)).state;
  await expect.poll(() => typesOf(`brand_admin-${application?.adminId}`)).toContain('BrandAdminRemoved');
  expect((await signIn('fern')).body.errorCode).toBe('auth.not_found_user');
  const { sealing, streams } = house.side.deps;
  const readable = async () => {
    for await (const { type, data } of readStream(streams.client, `brand-${body.brandId}`, 0n)) {
      if (type !== 'BrandBusinessRegistrationSet') continue;
      const { businessRegistration } = data as { businessRegistration: never };
      return sealing.unseal(`brand:${body.brandId}`, businessRegistration);
    }
    return null;
  };
  expect(await readable()).toMatchObject({ businessRegistrationNumber: '120-81-47521' });
  const next = await prepare('fern@fern.kr');
  expect(next.status).toBe(200);
  const letters = await lettersTo('fern@fern.kr', 3);
  const code = /\d{6}/.exec(
    letters.find(({ text }) => text.includes(next.body.signup_token))?.subject ?? '',
  )?.[0];
  const second = await signUp({ signup_token: next.body.signup_token, code, ...wanted });
  expect(second.status).toBe(201);
  expect(second.body.brandId).not.toBe(body.brandId);
  house.side.advanceClock(31 * day);
  await expect
    .poll(() => typesOf(`brand-${body.brandId}`), { timeout: 20_000 })
    .toContain('BrandApplicationForgotten');
  await expect.poll(readable).toBeNull();
  const certificate = hashOf(await aPicture({ color }));
  await expect.poll(() => house.side.storage.has(certificate), { timeout: 20_000 }).toBe(false);
});
