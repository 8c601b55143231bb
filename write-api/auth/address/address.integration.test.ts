import { describe, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import type { Caller } from '#http/caller.ts';
import { addBrandAdmin } from '../../brands/add-brand-admin.ts';
import { addStaff } from '../../members/add-staff.ts';
import { staff } from '../../testing/house.ts';
import { password, type Shown, signInHouse } from '../../testing/sign-in-house.ts';
import { addCredential } from '../credentials.ts';

const dayMs = 24 * 3_600_000;
const house = signInHouse();
const { post } = house;

interface Owned {
  caller: Caller;
  /** The path of the route by which other people change the account. */
  path: string;
  of: { kind: string; account_id: number };
  old: string;
  next: string;
}

let number = 0;
/** Creates an account with a password and an address, and returns the route by which others change it. */
async function owned(kind: 'user' | 'staff' | 'brand_admin'): Promise<Owned> {
  number += 1;
  const { side, brandId } = house;
  const username = `owner-${number}`;
  const [old, next] = [`${username}@old.kr`, `${username}@new.kr`];
  const made = { username, password, email: old };
  const rest = (id: number) => ({ of: { kind, account_id: id }, old, next });
  if (kind === 'staff') {
    const { id } = await addStaff(side.deps, { ...made, roles: ['operator'] });
    const caller = { label: kind, id, name: '', roles: ['operator'] } as const;
    return { caller, path: `/v1/staff/${id}`, ...rest(id) };
  }
  if (kind === 'brand_admin') {
    const { id } = await addBrandAdmin(side.deps, { ...made, brandId });
    const caller = { label: kind, id, name: '', brandId, brand: { name: 'Acme', nameKo: '' } } as const;
    return { caller, path: `/v1/brands/${brandId}/admins/${id}`, ...rest(id) };
  }
  const { body } = await side.call(staff, 'POST', '/v1/users', { username, email: old });
  await addCredential(side.deps, { kind, id: body.id }, username, password);
  return {
    caller: { label: kind, id: body.id, name: username },
    path: `/v1/users/${body.id}`,
    ...rest(body.id),
  };
}

const propose = ({ path, next }: Owned, email = next) => house.side.call(staff, 'PATCH', path, { email });
const stands = async ({ of }: Owned) => {
  const query = `kind=${of.kind}&account_id=${of.account_id}`;
  return (await house.side.call(staff, 'GET', `/v1/auth/address?${query}`)).body;
};
const isAsked = ({ text }: Shown) => text.includes('/address#');
const tokenIn = (letter: Shown | undefined) => /\/address#([\w.-]+)\n/.exec(letter?.text ?? '')?.[1] ?? '';
/** Returns the token of the newest e-mail that asks the owner about a proposal, sent to the current address. */
async function askedAt(address: string, count = 1): Promise<string> {
  const letters = await house.letters((letter) => letter.to === address && isAsked(letter), count);
  return tokenIn(letters[0]);
}
const decide = (token: string, decision: 'confirm' | 'stop') =>
  post('/v1/auth/address/decision', { token, decision });
/** Requests a password link and returns its token. */
async function passwordLink({ old }: Owned): Promise<string> {
  await post('/v1/auth/find-password', { email: old });
  const isLink = ({ to, text }: Shown) => to === old && text.includes('/new-password#');
  const [letter] = await house.letters(isLink, 1);
  return /\/new-password#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}
const spend = async (token: string) =>
  (await post('/v1/auth/phone-verify/change-password', { token, password: 'another-long-one' })).body;

describe.each(['user', 'staff', 'brand_admin'] as const)('the address of a %s', (kind) => {
  test('is only proposed by others, and changes once the owner confirms it from the current address', async () => {
    const account = await owned(kind);
    const link = await passwordLink(account);
    expect((await propose(account)).status).toBe(200);
    const pending = await stands(account);
    expect(pending).toMatchObject({ email: account.old, proposal: { email: account.next } });
    const token = await askedAt(account.old);
    const shown = await post('/v1/auth/address/proposal', { token });
    expect(shown.body).toMatchObject({ email: account.next, username: expect.stringMatching(/^owner-/) });
    expect((await decide(token, 'confirm')).body).toEqual({ isDecided: true });
    expect((await decide(token, 'confirm')).body).toEqual({ isDecided: true });
    expect(await stands(account)).toMatchObject({ email: account.next, proposal: null });
    expect((await decide(token, 'stop')).body.errorCode).toBe('auth.address_over');
    expect((await spend(link)).errorCode).toBe('auth.link_over');
  });

  test('stays if its owner stops the proposal, by the letter or signed in', async () => {
    const account = await owned(kind);
    await propose(account);
    const token = await askedAt(account.old);
    expect((await decide(token, 'stop')).status).toBe(200);
    expect((await decide(token, 'confirm')).body.errorCode).toBe('auth.address_over');
    expect(await stands(account)).toMatchObject({ email: account.old, proposal: null });
    await propose(account);
    const { id } = (await stands(account)).proposal;
    const stop = () =>
      house.side.call(account.caller, 'POST', '/v1/auth/address/withdraw', { proposal_id: id });
    expect((await stop()).body).toMatchObject({ email: account.old, proposal: null });
    expect((await stop()).body.errorCode).toBe('auth.address_over');
  });

  test('has only one pending proposal if two come at the same time', async () => {
    const account = await owned(kind);
    const both = await Promise.all([propose(account), propose(account, `second-${account.next}`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.errorCode).toBe(`${kind}.address_pending`);
    // Proposing the pending address again, or the current address, changes nothing.
    const { email } = (await stands(account)).proposal;
    expect((await propose(account, email)).status).toBe(200);
    expect((await propose(account, account.old)).status).toBe(200);
    expect((await stands(account)).proposal).toMatchObject({ email });
  });

  test('is changed at once by its owner with the password, which ends a proposal', async () => {
    const account = await owned(kind);
    if (kind === 'user') return;
    const link = await passwordLink(account);
    await propose(account, `by-others-${account.next}`);
    const change = (body: object) => house.side.call(account.caller, 'PATCH', '/v1/auth/address', body);
    const wrong = await change({ email: account.next, current_password: 'stolen-token-only' });
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'auth.wrong_password']);
    const changed = await change({ email: account.next, current_password: password });
    expect(changed.body).toMatchObject({ email: account.next, proposal: null });
    expect((await spend(link)).errorCode).toBe('auth.link_over');
    if (kind === 'brand_admin') {
      const token = await house.side.call(account.caller, 'PATCH', account.path, { email: account.old });
      expect(token.body.errorCode).toBe('auth.password_required');
    }
  });
});

test('an account without an owner or without an address gets a new address at once', async () => {
  const { body } = await house.side.call(staff, 'POST', '/v1/users', {
    username: 'fresh',
    email: 'typo@new.kr',
  });
  const path = `/v1/users/${body.id}`;
  expect((await house.side.call(staff, 'PATCH', path, { email: 'right@new.kr' })).status).toBe(200);
  const of = { kind: 'user', account_id: body.id };
  expect(await stands({ of } as Owned)).toMatchObject({ email: 'right@new.kr', proposal: null });
  const { id } = await addStaff(house.side.deps, { username: 'unreached', password });
  expect((await house.side.call(staff, 'PATCH', `/v1/staff/${id}`, { email: 'kim@new.kr' })).status).toBe(
    200,
  );
  const now = await stands({ of: { kind: 'staff', account_id: id } } as Owned);
  expect(now).toMatchObject({ email: 'kim@new.kr', proposal: null });
});

test('a member’s phone, which can recover the account too, is proposed in the same way', async () => {
  const account = await owned('user');
  await house.side.call(staff, 'PATCH', account.path, { phone: '010-9999-0000' });
  expect(await stands(account)).toMatchObject({ phone: null, proposal: { phone: '+821099990000' } });
  const own = await house.side.call(account.caller, 'PATCH', '/v1/users/self', { bio: 'Hi' });
  expect(own.status).toBe(200);
});

test('a proposal ends on confirmation if another account has taken the address meanwhile', async () => {
  const account = await owned('brand_admin');
  await propose(account);
  const token = await askedAt(account.old);
  const { brandId, side } = house;
  await addBrandAdmin(side.deps, { brandId, username: 'faster', password, email: account.next });
  expect((await decide(token, 'confirm')).body.errorCode).toBe('auth.address_taken');
  expect(await stands(account)).toMatchObject({ email: account.old, proposal: null });
});

test('a proposal ends when its member is forgotten, and a forged token is refused', async () => {
  const account = await owned('user');
  await propose(account);
  const token = await askedAt(account.old);
  const forged = await decide(token.replace(/.{43}$/, 'A'.repeat(43)), 'confirm');
  expect(forged.body.errorCode).toBe('auth.address_over');
  expect((await house.side.call(staff, 'DELETE', account.path)).status).toBe(200);
  expect((await decide(token, 'confirm')).body.errorCode).toBe('auth.address_over');
  const { state } = await house.side.deps.streams.refresh(member, account.of.account_id);
  expect(state.proposal).toBeNull();
});

test('a banned member’s address waits for its owner too', async () => {
  const account = await owned('user');
  await house.side.call(staff, 'PATCH', account.path, { role: 'banned', reason: 'for the test' });
  await propose(account);
  expect(await stands(account)).toMatchObject({ email: account.old, proposal: { email: account.next } });
  expect((await decide(await askedAt(account.old), 'stop')).status).toBe(200);
});

// This test stays last, because it advances the clock.
test('a proposal takes effect seven days after the owner was told, unless it was stopped', async () => {
  const accounts: Owned[] = [];
  for (const kind of ['user', 'staff', 'brand_admin'] as const) accounts.push(await owned(kind));
  const given = [];
  for (const account of accounts) {
    const link = await passwordLink(account);
    await propose(account);
    given.push({ account, link, token: await askedAt(account.old) });
  }
  const stopped = await owned('user');
  await propose(stopped);
  expect((await decide(await askedAt(stopped.old), 'stop')).status).toBe(200);
  await house.side.reacted();
  house.side.advanceClock(6 * dayMs);
  for (const account of accounts) expect((await stands(account)).proposal.dueTime).not.toBeNull();
  house.side.advanceClock(dayMs + 60_000);
  for (const { account, link, token } of given) {
    await expect.poll(() => stands(account), { timeout: 20_000 }).toMatchObject({ email: account.next });
    expect(await stands(account)).toMatchObject({ proposal: null });
    expect((await decide(token, 'stop')).body.errorCode).toBe('auth.address_over');
    expect((await spend(link)).errorCode).toBe('auth.link_over');
  }
  expect(await stands(stopped)).toMatchObject({ email: stopped.old, proposal: null });
}, 120_000);
