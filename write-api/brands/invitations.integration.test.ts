import { describe, expect, test } from 'vitest';
import { staff } from '../testing/house.ts';
import { password, type Shown, signInHouse } from '../testing/sign-in-house.ts';

const hour = 3_600_000;
const house = signInHouse();
const { post } = house;
const chosen = 'chosen-by-the-admin';

const admins = () => `/v1/brands/${house.brandId}/admins`;
const invite = (username: string, more: object = {}) =>
  house.side.call(staff, 'POST', admins(), { username, email: `${username}@acme.kr`, ...more });
const activate = (token: string, secret = chosen) =>
  post('/v1/auth/brand-activate', { token, password: secret });
const again = (token: string) => post('/v1/auth/brand-activate/invitation', { token, language: 'en' });

/** Waits until the outbox has `count` e-mails to an admin, and returns them. */
const lettersTo = (username: string, count: number) => house.lettersTo(`${username}@acme.kr`, count);
const tokenIn = (letter: Shown | undefined) =>
  /\/brands\/activate#([\w-]{43})\n/.exec(letter?.text ?? '')?.[1] ?? '';
const signInAs = (username: string, secret = chosen) =>
  house.authorize({ method: 'brand_admin', username, password: secret });

describe('an invited admin', () => {
  test('chooses a password by the link of the letter, and signs in with it', async () => {
    const { status, body } = await invite('mina', { language: 'en' });
    expect([status, body.status]).toEqual([201, 'invited']);
    expect((await signInAs('mina')).status).toBe(401);
    const given = await house.side.call(staff, 'PATCH', `${admins()}/${body.id}/password`, { password });
    expect([given.status, given.body.errorCode]).toEqual([409, 'brand_admin.transition_not_allowed']);
    const [letter] = await lettersTo('mina', 1);
    expect(letter).toMatchObject({
      subject: 'You are invited to act for Acme at tryset',
      text: expect.stringContaining('Your username: mina'),
    });
    const token = tokenIn(letter);
    expect((await activate(token)).body).toEqual({ isActivated: true, username: 'mina' });
    expect((await signInAs('mina')).status).toBe(200);
    expect((await activate(token, 'somebody-elses')).body.errorCode).toBe('auth.link_over');
    expect((await signInAs('mina')).status).toBe(200);
  });

  test('is told that a password is common, and may try another', async () => {
    await invite('sora');
    const token = tokenIn((await lettersTo('sora', 1))[0]);
    expect((await activate(token, 'basketball')).body.errorCode).toBe('auth.password_common');
    expect((await activate(token)).body).toEqual({ isActivated: true, username: 'sora' });
    expect((await signInAs('sora')).status).toBe(200);
    expect((await activate(token)).body.errorCode).toBe('auth.link_over');
    expect((await again(token)).body).toEqual({ isAsked: true });
    await lettersTo('sora', 1);
  });

  test('gets another letter at the invited address after the link expired', async () => {
    const { body } = await invite('yuna');
    const [first] = await lettersTo('yuna', 1);
    house.side.advanceClock(73 * hour);
    expect((await activate(tokenIn(first))).body.errorCode).toBe('auth.link_over');
    expect((await again(tokenIn(first))).body).toEqual({ isAsked: true });
    const [second] = await lettersTo('yuna', 1);
    expect(second?.subject).toContain('You are invited');
    const path = `${admins()}/${body.id}/invitation`;
    expect((await house.side.call(staff, 'POST', path, { language: 'ja' })).status).toBe(200);
    expect((await lettersTo('yuna', 2)).map(({ subject }) => subject).join()).toContain('招待');
    expect((await activate(tokenIn(second))).status).toBe(200);
    expect((await house.side.call(staff, 'POST', path, {})).body.errorCode).toBe(
      'brand_admin.transition_not_allowed',
    );
  });

  test('gets another letter by the address alone, as long as the invitation is open', async () => {
    const ask = (email: string) => post('/v1/auth/find-password', { email, language: 'en' });
    await invite('nari');
    const [first] = await lettersTo('nari', 1);
    house.side.advanceClock(73 * hour);
    expect((await ask(' NARI@acme.kr')).body).toEqual({ isAsked: true });
    const [second] = await lettersTo('nari', 1);
    expect(second?.text).not.toBe(first?.text);
    expect((await activate(tokenIn(second))).body).toEqual({ isActivated: true, username: 'nari' });
    expect((await ask('nobody@acme.kr')).body).toEqual({ isAsked: true });
    const moved = await invite('sumi');
    await lettersTo('sumi', 1);
    const path = `${admins()}/${moved.body.id}`;
    expect((await house.side.call(staff, 'PATCH', path, { email: 'sumi2@acme.kr' })).status).toBe(200);
    expect((await ask('sumi@acme.kr')).body).toEqual({ isAsked: true });
    await expect
      .poll(() => house.side.deps.db.selectFrom('write.sign_in_help').select('id').execute())
      .toEqual([]);
    const subjects = (await lettersTo('sumi', 2)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('was changed'), expect.stringContaining('초대')]);
  });

  test('cannot use a link that went to an earlier address, or any link after a removal', async () => {
    const { body } = await invite('hana');
    const token = tokenIn((await lettersTo('hana', 1))[0]);
    const path = `${admins()}/${body.id}`;
    expect((await house.side.call(staff, 'PATCH', path, { email: 'other@acme.kr' })).status).toBe(200);
    expect((await activate(token)).body.errorCode).toBe('auth.link_over');
    const gone = await invite('dora');
    const late = tokenIn((await lettersTo('dora', 1))[0]);
    expect((await house.side.call(staff, 'DELETE', `${admins()}/${gone.body.id}`)).status).toBe(200);
    expect((await activate(late)).body.errorCode).toBe('auth.link_over');
    expect((await invite('dora')).status).toBe(201);
  });
});

test('an invitation needs an address, and claims its username and address at once', async () => {
  const nowhere = await house.side.call(staff, 'POST', admins(), { username: 'nowhere' });
  expect([nowhere.status, nowhere.body.errorCode]).toEqual([422, 'brand_admin.no_address']);
  expect((await invite('taken')).status).toBe(201);
  expect((await invite('taken')).body.errorCode).toBe('claim.username_taken');
  const other = { username: 'other', email: 'taken@acme.kr', password };
  expect((await house.side.call(staff, 'POST', admins(), other)).body.errorCode).toBe('claim.email_taken');
});

test('a token that was never mailed opens nothing, and gets the same answer as an expired one', async () => {
  const guess = 'A'.repeat(43);
  expect((await activate(guess)).body.errorCode).toBe('auth.link_over');
  expect(await again(guess)).toEqual({ status: 200, body: { isAsked: true } });
  expect((await post('/v1/auth/brand-activate', { token: 'short', password: chosen })).status).toBe(400);
});
