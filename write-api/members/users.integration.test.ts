import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { type MemberRentalsCommand, memberRentals } from '#domain/trysets/member-rentals.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { aPicture } from '../testing/picture.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { forgetIfFree } from './forget-member.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const png = await aPicture();
let side: TestWriteSide;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

const url = '/v1/users';
const jiwoo = {
  username: 'jiwoo',
  role: 'influencer',
  real_name: '김지우',
  email: 'jiwoo@example.com',
  phone: '010-1234-5678',
  birthday: '1999-02-28',
  address: { postcode: '04524', address_1: '세종대로 110' },
  system_setting: { request_amount_per_tryset: 3 },
};

async function eventsOf(id: number) {
  const events: { type: string; data: unknown }[] = [];
  for await (const { event } of side.deps.streams.client.readStream(`user-${id}`)) {
    if (event) events.push({ type: event.type, data: event.data });
  }
  return events;
}

async function personOf(id: number) {
  const { state } = await side.deps.streams.refresh(member, id);
  return state.personal && side.deps.sealing.unseal(personKey('user', id), state.personal);
}

async function rent(userId: number, action: 'claim' | 'end_claim') {
  const of = { userId, trysetId: 1, itemIds: [1] };
  const command: MemberRentalsCommand =
    action === 'claim'
      ? { action, ...of, ticketId: null, limits: null }
      : { action, ...of, isDelivered: true };
  const stream = { decider: memberRentals, id: userId, command, name: action };
  expect((await runCommand(side.deps.streams, stream, systemContext(side.deps.clock))).ok).toBe(true);
}

describe('a member', () => {
  test('keeps the staff’s note on lost and found until they change it, also through a replacement', async () => {
    const { body: created } = await side.call(staff, 'POST', url, { username: 'sora' });
    const at = `${url}/${created.id}`;
    const noted = async () => (await side.deps.streams.refresh(member, created.id)).state.latestLostAndFound;
    await side.call(staff, 'PATCH', at, { latest_lost_and_found: 'an earring in a pocket' });
    expect(await noted()).toBe('an earring in a pocket');
    await side.call(staff, 'PUT', at, { bio: 'hi' });
    expect(await noted()).toBe('an earring in a pocket');
    expect((await side.call(staff, 'PATCH', at, { latest_lost_and_found: '' })).status).toBe(400);
    await side.call(staff, 'PATCH', at, { latest_lost_and_found: null });
    expect(await noted()).toBeNull();
  });

  test('has internal staff data that is sealed, and the same data again is no change', async () => {
    const { body: created } = await side.call(staff, 'POST', url, { username: 'nari' });
    const set = (body: object) => side.call(staff, 'POST', `${url}/${created.id}/internal_data`, body);
    expect((await set({ cohort: '2026-autumn', memo: '사진을 잘 찍음' })).status).toBe(200);
    const { revision } = (await set({ hardline_quest: true })).body;
    expect((await set({ cohort: '2026-autumn' })).body.revision).toBe(revision);
    expect((await set({ grade: 'red' })).status).toBe(400);
    const { internal } = (await side.deps.streams.refresh(member, created.id)).state;
    expect(internal && (await side.deps.sealing.unseal(personKey('user', created.id), internal))).toEqual({
      cohort: '2026-autumn',
      memo: '사진을 잘 찍음',
      hardlineQuest: true,
      suspenseMembership: false,
    });
    const events = await eventsOf(created.id);
    expect(events.map(({ type }) => type).slice(1)).toEqual(Array(2).fill('MemberInternalDataSet'));
    expect(JSON.stringify(events)).not.toMatch(/autumn|사진/);
  });

  test('is registered with personal data sealed, changed and replaced', async () => {
    const created = await side.call(staff, 'POST', url, jiwoo);
    expect([created.status, created.body.status]).toStrictEqual([201, 'registered']);
    const { id } = created.body;
    expect(await personOf(id)).toStrictEqual({
      username: 'jiwoo',
      name: '김지우',
      email: 'jiwoo@example.com',
      phone: '+821012345678',
      birthday: '1999-02-28',
      address: { postcode: '04524', address1: '세종대로 110', address2: null },
    });
    const changes = {
      phone: '010-1234-5678',
      role: 'normal',
      grade: 'red',
      system_setting: { can_hide_look: true },
    };
    const changed = await side.call(staff, 'PATCH', `${url}/${id}`, changes);
    expect([changed.status, changed.body.revision]).toStrictEqual([200, '3']);
    const replaced = await side.call(staff, 'PUT', `${url}/${id}`, { real_name: '김지우' });
    expect(replaced.status).toBe(200);
    expect(await personOf(id)).toMatchObject({ name: '김지우', email: null, address: null });
    const events = await eventsOf(id);
    expect(events.map(({ type }) => type)).toStrictEqual([
      'MemberRegistered',
      'MemberSystemSettingRevised',
      'MemberRoleChanged',
      'MemberGradeChanged',
      'MemberPersonalDataSet',
    ]);
    expect(events[2]?.data).toStrictEqual({ from: 'influencer', to: 'normal' });
    expect(JSON.stringify(events)).not.toMatch(/jiwoo|지우|example\.com|1234-5678|세종|1999-02/);
    await side.call(staff, 'DELETE', `${url}/${id}`);
  });

  test('has a unique username, e-mail and phone', async () => {
    const own = { username: 'mina', email: 'mina@example.com', phone: '010 2222 3333' };
    const { id } = (await side.call(staff, 'POST', url, own)).body;
    for (const [body, kind] of [
      [{ username: 'MINA' }, 'username'],
      [{ username: 'mi\u200bna' }, 'username'],
      [{ username: 'mina2', email: 'Mina@Example.com' }, 'email'],
      [{ username: 'mina3', phone: '010-2222-3333' }, 'phone'],
    ] as const) {
      const taken = await side.call(staff, 'POST', url, body);
      expect([taken.status, taken.body.errorCode]).toStrictEqual([409, `claim.${kind}_taken`]);
    }
    for (const phone of ['+82 10-2222-3333', '1022223333', '82-10-2222-3333', '０１０－２２２２－３３３３']) {
      const taken = await side.call(staff, 'POST', url, { username: 'mina3', phone });
      expect([taken.status, taken.body.errorCode]).toStrictEqual([409, 'claim.phone_taken']);
    }
    expect((await side.call(staff, 'POST', url, { username: 'mina2' })).status).toBe(201);
    await side.call(staff, 'PATCH', `${url}/${id}`, { email: null });
    expect((await side.call(staff, 'POST', url, { ...own, username: 'mina4', phone: null })).status).toBe(
      201,
    );
  });

  test.each(['12345', '1.2', 'mına', 'м.kim'])('may not be called %s', async (username) => {
    const { status, body } = await side.call(staff, 'POST', url, { username });
    expect([status, body.detail.fields[0].name]).toStrictEqual([400, 'username']);
  });

  test('explains invalid requests', async () => {
    const wrong = { username: 'a@b', email: 'nobody', birthday: '1999-02-30', role: 'king' };
    const { status, body } = await side.call(staff, 'POST', url, wrong);
    expect(status).toBe(400);
    const fields = body.detail.fields.map((field: { name: string }) => field.name);
    expect([...new Set(fields)].toSorted()).toStrictEqual(['birthday', 'email', 'role', 'username']);
    const admin: Caller = {
      label: 'brand_admin',
      id: 1,
      name: 'x',
      brandId: 1,
      brand: { name: 'x', nameKo: null },
    };
    expect((await side.call(admin, 'POST', url, { username: 'x1' })).status).toBe(403);
    expect((await side.call(staff, 'PATCH', `${url}/999999`, {})).body.errorCode).toBe('user.not_found');
  });

  test('has a picture and a poster', async () => {
    const { id } = (await side.call(staff, 'POST', url, { username: 'pictured' })).body;
    const form = new FormData();
    form.set('any', new Blob([png]), 'me.png');
    expect((await side.call(staff, 'PUT', `${url}/${id}/picture`, form)).status).toBe(200);
    expect((await side.call(staff, 'PUT', `${url}/${id}/poster`, {})).body.errorCode).toBe(
      'request.parameter_missing',
    );
    expect((await side.call(staff, 'DELETE', `${url}/${id}/picture`)).body.revision).toBe('2');
    expect((await side.call(staff, 'DELETE', `${url}/${id}/picture`)).body.revision).toBe('2');
  });
});

describe('a value in another spelling', () => {
  test('is taken if an old claim holds the digits as they were typed', async () => {
    const { id } = (await side.call(staff, 'POST', url, { username: 'former' })).body;
    const sealed = await side.deps.sealing.seal(personKey('user', id), {
      username: 'former',
      name: null,
      email: null,
      birthday: null,
      address: null,
      phone: '010-6801-5696',
    });
    const context = systemContext(side.deps.clock);
    const command = { action: 'set_personal_data' as const, personal: sealed };
    await runCommand(side.deps.streams, { decider: member, id, command, name: 'revise' }, context);
    const raw = { kind: 'phone' as const, value: '01068015696' };
    expect((await side.deps.claims.take([raw], { category: 'user', id }, context)).ok).toBe(true);
    const phone = '+82 10-6801-5696';
    const taken = await side.call(staff, 'POST', url, { username: 'latter', phone });
    expect([taken.status, taken.body.errorCode]).toStrictEqual([409, 'claim.phone_taken']);
    await side.call(staff, 'PATCH', `${url}/${id}`, { phone: null });
    expect((await side.call(staff, 'POST', url, { username: 'latter', phone })).status).toBe(201);
  });

  test('is the same Japanese phone in every spelling', async () => {
    const said = { region_id: 'JAPAN', phone: '070-1234-5678' };
    const { id } = (await side.call(staff, 'POST', url, { username: 'hanako', ...said })).body;
    expect(await personOf(id)).toMatchObject({ phone: '+817012345678' });
    const again = await side.call(staff, 'POST', url, { username: 'taro', phone: '+81 70-1234-5678' });
    expect(again.body.errorCode).toBe('claim.phone_taken');
  });

  test('is one address, with a carrier’s dots or an international domain', async () => {
    const add = (username: string, email: string) => side.call(staff, 'POST', url, { username, email });
    expect((await add('dots', 'try..this@docomo.ne.jp')).status).toBe(201);
    expect((await add('idn', 'kim@한국.com')).status).toBe(201);
    expect((await add('idn2', 'Kim@xn--3e0b707e.com')).body.errorCode).toBe('claim.email_taken');
  });

  test.each([
    [{ phone: '010-1234' }, 'must be a phone with all its digits'],
    [{ phone: 'call me' }, 'must be a phone: digits'],
    [{ email: '"try this"@example.com' }, 'without quotation marks'],
    [{ email: 'try..this@example.com' }, 'no two dots in a row'],
    [{ real_name: '\u3164' }, 'must have a letter or sign that can be seen'],
    [{ real_name: '\u2800' }, 'must have a letter or sign that can be seen'],
    [{ birthday: '2000-02-30' }, 'must be a day of the calendar'],
  ])('%j is refused with what is wrong', async (said, message) => {
    const { status, body } = await side.call(staff, 'POST', url, { username: 'wrong', ...said });
    expect(status).toBe(400);
    const messages = body.detail.fields.map((field: { message: string }) => field.message);
    expect(messages.join('\n')).toContain(message);
  });

  test('is a birthday in full-width digits', async () => {
    const said = { username: 'ｗｉｄｅ', birthday: '２０００-０１-０２' };
    const { body } = await side.call(staff, 'POST', url, said);
    expect(await personOf(body.id)).toMatchObject({ username: 'wide', birthday: '2000-01-02' });
  });
});

describe('a guardian’s consent', () => {
  const consent = { name: '김보호', relation: '어머니', phone: '010-9876-5432', given_on: '2026-10-01' };
  const aCard = { card_number: '4242424242424242', expiry: '2031-07', birth: '900817', pwd_2digit: '12' };
  const minor = async (username: string) => {
    const year = Number(side.deps.clock().slice(0, 4)) - 16;
    const said = { username, role: 'curator', birthday: `${year}-01-01` };
    return (await side.call(staff, 'POST', url, said)).body.id as number;
  };
  const guardianOf = async (id: number) => {
    const { guardian } = (await side.deps.streams.refresh(member, id)).state;
    return guardian && side.deps.sealing.unseal(personKey('user', id), guardian);
  };

  test('lets a minor keep a card until it is withdrawn, and is deleted with the member', async () => {
    const id = await minor('young');
    const own = { label: 'user', id, name: 'young' } as const;
    const path = `${url}/${id}/guardian_consent`;
    const refused = await side.call(own, 'POST', '/v1/users/cards', aCard);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'user.guardian_missing' } });
    expect((await side.call(own, 'PUT', path, consent)).status).toBe(403);
    const late = { ...consent, given_on: '2999-01-01' };
    expect((await side.call(staff, 'PUT', path, late)).body.errorCode).toBe('request.invalid');
    expect((await side.call(staff, 'PUT', path, { ...consent, name: ' ' })).status).toBe(400);
    expect((await side.call(staff, 'PUT', path, consent)).body.revision).toBe('1');
    expect((await side.call(staff, 'PUT', path, consent)).body.revision).toBe('1');
    const { given_on: givenOn, ...who } = consent;
    expect(await guardianOf(id)).toEqual({ ...who, givenOn, phone: '+821098765432' });
    expect((await side.call(own, 'POST', '/v1/users/cards', aCard)).status).toBe(201);
    expect((await side.call(staff, 'DELETE', path)).body.revision).toBe('2');
    expect(await guardianOf(id)).toBeNull();
    for (const caller of [own, staff]) {
      const replaced = await side.call(caller, 'PUT', `/v1/users/cards/${id}`, aCard);
      expect(replaced).toMatchObject({ status: 409, body: { errorCode: 'user.guardian_missing' } });
    }
    const other = await minor('other');
    expect((await side.call(staff, 'PUT', `/v1/users/cards/${other}`, aCard)).status).toBe(409);
    expect((await side.call(staff, 'DELETE', `${url}/${id}`)).status).toBe(200);
    expect((await side.call(staff, 'PUT', path, consent)).status).toBe(404);
    const events = JSON.stringify(await eventsOf(id));
    for (const secret of [consent.name, consent.phone]) expect(events).not.toContain(secret);
  });
});

test('members choose whether points pay for a plan first, and staff may choose for them', async () => {
  const { id } = (await side.call(staff, 'POST', url, { username: 'saver' })).body;
  const wish = async () => (await side.deps.streams.refresh(member, id)).state.usePointsForPlan;
  expect(await wish()).toBe(false);
  const own = { label: 'user', id, name: 'saver' } as const;
  expect((await side.call(own, 'PATCH', `${url}/self`, { use_points_for_plan: true })).status).toBe(200);
  expect((await side.call(staff, 'PUT', `${url}/${id}`, { bio: 'hi' })).status).toBe(200);
  expect(await wish()).toBe(true);
  expect((await side.call(staff, 'PATCH', `${url}/${id}`, { use_points_for_plan: false })).status).toBe(200);
  expect(await wish()).toBe(false);
});

describe('forgetting a member', () => {
  test('deletes the key at once if nothing is under way, and frees the member’s claims', async () => {
    const created = (await side.call(staff, 'POST', url, jiwoo)).body;
    const { personal } = (await side.deps.streams.refresh(member, created.id)).state;
    const forgotten = await side.call(staff, 'DELETE', `${url}/${created.id}`);
    expect([forgotten.status, forgotten.body.status]).toStrictEqual([200, 'forgotten']);
    const key = personKey('user', created.id);
    expect(personal && (await side.deps.sealing.unseal(key, personal))).toBeNull();
    await expect(side.deps.seal(key, 'late')).rejects.toMatchObject({ errorCode: 'person.forgotten' });
    expect((await side.call(staff, 'DELETE', `${url}/${created.id}`)).status).toBe(404);
    expect((await side.call(staff, 'POST', url, jiwoo)).status).toBe(201);
  });

  test('waits for rentals under way, then happens automatically', async () => {
    const { id } = (await side.call(staff, 'POST', url, { username: 'renting', real_name: '박하나' })).body;
    await rent(id, 'claim');
    const asked = await side.call(staff, 'DELETE', `${url}/${id}`);
    expect([asked.status, asked.body.status]).toStrictEqual([200, 'leaving']);
    expect(await forgetIfFree(side.deps, id)).toBeNull();
    expect(await personOf(id)).toMatchObject({ name: '박하나' });
    await rent(id, 'end_claim');
    expect((await forgetIfFree(side.deps, id))?.state.status).toBe('forgotten');
    expect((await forgetIfFree(side.deps, id))?.state.status).toBe('forgotten');
    expect((await eventsOf(id)).map(({ type }) => type)).toStrictEqual([
      'MemberRegistered',
      'MemberForgettingRequested',
      'MemberForgotten',
    ]);
  });

  test('never happens without a request', async () => {
    const { id } = (await side.call(staff, 'POST', url, { username: 'staying' })).body;
    expect(await forgetIfFree(side.deps, id)).toBeNull();
  });
});
