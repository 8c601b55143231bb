import { describe, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { readStream } from '#event-store/load.ts';
import type { MemberCaller } from '#http/caller.ts';
import { addCredential } from '../auth/credentials.ts';
import { givenHouse, staff } from '../testing/house.ts';
import { password, signInHouse } from '../testing/sign-in-house.ts';
import { cancelRequested } from './cancel-requested.ts';

const house = signInHouse();
const url = '/v1/users';
const act = (id: number, action: string, body: object = {}) =>
  house.side.call(staff, 'POST', `${url}/${id}/actions/${action}`, body);
const roleOf = async (id: number) => (await house.side.deps.streams.refresh(member, id)).state.role;

let number = 0;
/** Creates a member with this role and a password. */
async function aMember(role: string) {
  const username = `member-${++number}`;
  const email = `${username}@member.kr`;
  const { id } = (await house.side.call(staff, 'POST', url, { username, email, role })).body;
  await addCredential(house.side.deps, { kind: 'user', id }, username, password);
  return { id: id as number, username, email };
}
const signIn = (username: string) => house.signIn('curator', username);

async function eventsOf(id: number) {
  const events = [];
  for await (const event of readStream(house.side.deps.streams.client, `user-${id}`, 0n)) events.push(event);
  return events;
}
const typesOf = async (id: number) => (await eventsOf(id)).map(({ type }) => type);

describe('a member’s role', () => {
  test('does not change with the grade, which staff set for many members at once', async () => {
    const [one, other] = [await aMember('curator'), await aMember('banned')];
    const ids = [one.id, other.id];
    const { body } = await house.side.call(staff, 'POST', `${url}/actions/change_grade`, {
      ids,
      grade: 'red',
    });
    expect(body.map(({ ok, status }: { ok: boolean; status: string }) => [ok, status])).toEqual([
      [true, 'curator'],
      [true, 'banned'],
    ]);
    expect((await act(one.id, 'change_grade', { grade: 'gold' })).status).toBe(400);
    expect((await act(one.id, 'change_grade', { grade: 'red' })).body.isUnchanged).toBe(true);
    expect((await typesOf(one.id)).at(-1)).toBe('MemberGradeChanged');
  });

  test('follows the transition table, and each change keeps its reason', async () => {
    const { id, username } = await aMember('applying_only');
    const approved = await act(id, 'approve', { role: 'influencer' });
    expect([approved.status, approved.body.status]).toEqual([200, 'influencer']);
    const again = await act(id, 'approve', { role: 'influencer' });
    expect([again.status, again.body.errorCode, again.body.detail.status]).toEqual([
      409,
      'user.transition_not_allowed',
      'influencer',
    ]);
    const unsaid = await act(id, 'ban');
    expect([unsaid.status, unsaid.body.errorCode]).toEqual([400, 'request.parameter_missing']);
    const { body } = await signIn(username);
    expect((await act(id, 'ban', { reason: 'sold a garment' })).body.status).toBe('banned');
    expect((await house.ended(body.accessToken))[0]).toBe(401);
    expect((await signIn(username)).status).toBe(401);
    expect((await act(id, 'unban', { reason: 'it was somebody else' })).body.status).toBe('influencer');
    expect((await signIn(username)).status).toBe(200);
    expect((await act(id, 'make_normal')).body.status).toBe('normal');
    const events = await eventsOf(id);
    expect(events.map(({ type, metadata }) => [type, metadata.reason])).toEqual([
      ['MemberRegistered', undefined],
      ['MemberApproved', undefined],
      ['MemberBanned', 'sold a garment'],
      ['MemberUnbanned', 'it was somebody else'],
      ['MemberRoleChanged', undefined],
    ]);
  });

  test('`Identified_User` means curator in every call that takes a role', async () => {
    const curator = { role: 'Identified_User' };
    const { id } = await aMember('Identified_User');
    expect(await roleOf(id)).toBe('curator');
    expect((await act(id, 'make_normal')).body.status).toBe('normal');
    expect((await house.side.call(staff, 'PATCH', `${url}/${id}`, curator)).status).toBe(200);
    expect(await typesOf(id)).toEqual(['MemberRegistered', 'MemberRoleChanged', 'MemberApproved']);
    await act(id, 'make_normal');
    expect((await house.side.call(staff, 'PUT', `${url}/${id}`, curator)).status).toBe(200);
    expect(await roleOf(id)).toBe('curator');
    await act(id, 'make_normal');
    expect((await act(id, 'approve', curator)).body.status).toBe('curator');
    for (const { data } of await eventsOf(id)) expect(JSON.stringify(data)).not.toContain('Identified');
  });

  test('can be set by name: the table’s transition runs, or the answer is 409', async () => {
    const { id } = await aMember('normal');
    const change = (role: string, more: object = {}) =>
      house.side.call(staff, 'PATCH', `${url}/${id}`, { role, ...more });
    expect((await change('curator')).status).toBe(200);
    const noWay = await change('influencer');
    expect([noWay.status, noWay.body.errorCode]).toEqual([409, 'user.transition_not_allowed']);
    expect((await change('banned')).status).toBe(400);
    expect((await change('banned', { reason: 'why not' })).status).toBe(200);
    expect((await change('curator')).status).toBe(200);
    expect((await change('applying_only')).body.errorCode).toBe('user.forbidden');
    expect(await typesOf(id)).toEqual([
      'MemberRegistered',
      'MemberApproved',
      'MemberBanned',
      'MemberUnbanned',
    ]);
  });

  test('of two decisions at once, one counts and the other is refused', async () => {
    const { id } = await aMember('applying_only');
    const answers = await Promise.all([
      act(id, 'approve', { role: 'curator' }),
      act(id, 'decline', { reason: 'no posts yet' }),
      act(id, 'ban', { reason: 'known from before' }),
    ]);
    const role = await roleOf(id);
    expect(['PRE_CREATED', 'curator', 'banned']).toContain(role);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.filter(({ status }) => status === 200).length).toBe((await typesOf(id)).length - 1);
  });

  test('is decided for many members at once, each independently', async () => {
    const ids = [(await aMember('applying_only')).id, (await aMember('curator')).id];
    const { body } = await house.side.call(staff, 'POST', `${url}/actions/approve`, { ids, role: 'curator' });
    expect(body.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
  });
});

describe('an applicant', () => {
  test('gets the decision by letter, with the reason for a refusal', async () => {
    const [yes, no] = [await aMember('applying_only'), await aMember('applying_only')];
    await act(yes.id, 'approve', { role: 'curator' });
    await act(no.id, 'decline', { reason: '아직 게시물이 없습니다' });
    const [told] = await house.lettersTo(yes.email, 1);
    expect(told?.text).toContain(yes.username);
    expect(told?.text).toContain('정하신 비밀번호로');
    const [refused] = await house.lettersTo(no.email, 1);
    expect(refused?.text).toContain('아직 게시물이 없습니다');
    expect((await signIn(no.username)).status).toBe(401);
    expect((await signIn(yes.username)).status).toBe(200);
  });

  test('sees the approval once', async () => {
    const { id } = await aMember('applying_only');
    await act(id, 'approve', { role: 'curator' });
    const own: MemberCaller = { label: 'user', id, name: 'Own' };
    const path = `${url}/${id}/change_is_first_login_after_approval`;
    const seen = () => house.side.call(own, 'PATCH', path, {});
    expect((await seen()).status).toBe(200);
    const again = await seen();
    expect([again.status, again.body.errorCode]).toEqual([409, 'user.first_login_seen']);
    const other: MemberCaller = { label: 'user', id: id + 1000, name: 'Other' };
    expect((await house.side.call(other, 'PATCH', path, {})).status).toBe(404);
    expect((await house.side.call(own, 'POST', `${url}/${id}/actions/ban`, { reason: 'x' })).status).toBe(
      403,
    );
  });
});

test('a ban cancels requested items, and leaves items under way to be returned', async () => {
  const { deps } = house.side;
  const [asked, out] = [await givenHouse(house.side, 'ban-asked'), await givenHouse(house.side, 'ban-out')];
  const item = (id: number, action: string, body: object = {}) =>
    house.side.call(staff, 'POST', `/v2/trysets/items/${id}/actions/${action}`, body);
  expect((await item(out.itemId, 'accept')).status).toBe(200);
  for (const { member: who } of [asked, out])
    expect((await act(who.id, 'ban', { reason: 'sold a garment' })).status).toBe(200);
  const itemOf = async (id: number) => (await deps.streams.refresh(trysetItem, id)).state.status;
  await expect.poll(() => itemOf(asked.itemId), { timeout: 20_000 }).toBe('tryset_canceled');
  // A reaction to the item's cancellation frees the garment.
  const garment = async () => (await deps.streams.refresh(stockItem, asked.stockIds[0])).state.status;
  await expect.poll(garment, { timeout: 20_000 }).toBe('in_stock');
  expect(await itemOf(out.itemId)).toBe('tryset_preparing');
  const body = {
    user_id: asked.member.id,
    product_size_ids: [asked.sizeId],
    name: 'Mina',
    phone: '010-1',
    destination: { name: 'Mina', phone: '010-1', address: 'Seoul' },
  };
  expect((await house.side.call(staff, 'POST', '/v2/trysets', body)).status).toBeGreaterThan(399);
});

test('a ban that is lifted before the reaction runs cancels nothing', async () => {
  const { deps } = house.side;
  const { member: lifted, itemId } = await givenHouse(house.side, 'ban-lifted');
  const { id } = await aMember('curator');
  await act(id, 'ban', { reason: 'sold a garment' });
  const ban = (await eventsOf(id)).find(({ type }) => type === 'MemberBanned');
  if (ban === undefined) throw new Error('there is no ban');
  await cancelRequested(deps, ban, lifted.id);
  expect((await deps.streams.refresh(trysetItem, itemId)).state.status).toBe('tryset_requested');
});

describe('the password of a member that staff registered', () => {
  const link = (id: number, body: object = {}) =>
    house.side.call(staff, 'PATCH', `${url}/${id}/password`, body);

  test('is set through a mailed link, and then changed by the member', async () => {
    const username = 'registered';
    const email = 'registered@member.kr';
    const { id } = (await house.side.call(staff, 'POST', url, { username, email, role: 'curator' })).body;
    expect((await link(id, { language: 'en' })).body).toEqual({ isMailed: true });
    const [letter] = await house.lettersTo(email, 1);
    const token = /\/new-password#([\w-]{43})/.exec(letter?.text ?? '')?.[1];
    const change = { token, password: 'chosen-at-last' };
    expect((await house.post('/v1/auth/phone-verify/change-password', change)).body).toEqual({
      isChanged: true,
    });
    const first = await house.authorize({ method: 'curator', username, password: 'chosen-at-last' });
    expect(first.status).toBe(200);
    const own: MemberCaller = { label: 'user', id, name: username };
    const said = { current_password: 'chosen-at-last', password: 'another-of-mine' };
    const changed = await house.side.call(own, 'PATCH', `${url}/${id}/password`, said);
    expect([changed.status, changed.body.scope]).toEqual([200, 'user']);
    expect((await house.ended(first.body.accessToken))[0]).toBe(401);
    const missing = await house.side.call(own, 'PATCH', `${url}/${id}/password`, {
      password: 'only-the-new',
    });
    expect([missing.status, missing.body.errorCode]).toEqual([400, 'request.parameter_missing']);
    const other: MemberCaller = { label: 'user', id: id + 1000, name: 'Other' };
    expect((await house.side.call(other, 'PATCH', `${url}/${id}/password`, said)).status).toBe(404);
  });

  test('can be set only by the member, and needs an e-mail address', async () => {
    const { id } = (await house.side.call(staff, 'POST', url, { username: 'no-address' })).body;
    expect((await link(id)).body.errorCode).toBe('user.no_address');
    expect((await link(id, { password: 'set-by-staff' })).status).toBe(400);
    expect((await link(999_999)).status).toBe(404);
    const declined = await aMember('PRE_CREATED');
    expect((await link(declined.id)).body.errorCode).toBe('user.cannot_sign_in');
  });
});
