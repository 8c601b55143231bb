import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandAdminCaller, Caller } from '#http/caller.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { hashOf } from '#write-api/kit/pictures/keep-picture.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';
import { anOwnPicture } from '#write-api/testing/picture.ts';

let server: TestServer;
/** Sends requests that read their own last write. */
let ask: Ask;
let house: House;
let other: House;
/** Another admin of the brand that the asker belongs to. */
let colleague: BrandAdminCaller;
/** Staff ids must be large: in a shared store, small ids belong to staff of other tests. */
const auditor: Caller = {
  ...staff,
  label: 'staff',
  id: 1_000_000_000 + randomInt(1_000_000_000),
  roles: ['auditor'],
};

type Answer = Awaited<ReturnType<Ask>>;
const refused = ({ status, body }: Answer) => [status, body.errorCode];

const tickets = '/v1/support-tickets';

async function opened(caller: Caller, more: object = {}): Promise<number> {
  const answer = await ask(caller, 'POST', tickets, {
    title: 'A late parcel',
    text: 'Where is it?',
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
}
const say = (caller: Caller, id: number, text: string, headers = {}) =>
  ask(caller, 'POST', `${tickets}/${id}/messages`, { text }, headers);
const close = (caller: Caller, id: number) => ask(caller, 'POST', `${tickets}/${id}/close`);
const statusOf = async (id: number) => (await ask(staff, 'GET', `${tickets}/${id}`)).body.status;

interface Letter {
  to: string;
  subject: string;
  text: string;
}
/** Waits until an address has received this number of letters, and returns them. */
async function lettersTo(address: string, count: number): Promise<Letter[]> {
  const look = async () => (await ask(staff, 'GET', '/v1/outbox?limit=500')).body.data as Letter[];
  const all = await eventually(look, (letters) => letters.filter(({ to }) => to === address).length >= count);
  return all.filter(({ to }) => to === address);
}

async function adminOf(brandId: number, username: string): Promise<BrandAdminCaller> {
  const account = { username, password: 'tryset-demo', email: `${username}@acme.kr`, name: 'A colleague' };
  const { body } = await ask(staff, 'POST', `/v1/brands/${brandId}/admins`, account);
  return {
    label: 'brand_admin',
    id: body.id,
    name: username,
    brandId,
    brand: { name: 'acme', nameKo: null },
  };
}

beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  house = await givenHouse({ call: ask }, 'acme');
  other = await givenHouse({ call: ask }, 'bolt');
  colleague = await adminOf(house.brandId, 'acme.second');
});
afterAll(() => server?.close());

test('a ticket is asked, answered, asked again, closed, and reopened by a new message', async () => {
  const asker = await adminOf(house.brandId, 'acme.asker');
  const entity = { category: 'tryset_item', id: house.itemId };
  const id = await opened(asker, { page: '/trysetitems', entity });
  const shown = (await ask(asker, 'GET', `${tickets}/${id}`)).body;
  expect(shown).toMatchObject({
    status: 'opened',
    title: 'A late parcel',
    page: '/trysetitems',
    entity,
    isOwn: true,
    asker: { label: 'brand_admin', id: asker.id },
    brand: { id: house.brandId },
    messageCount: 1,
    messages: [{ isOfAsker: true, text: 'Where is it?', pictures: [] }],
  });
  const allowed = (answer: { actions: { name: string; allowed: boolean }[] }) =>
    answer.actions.filter((action) => action.allowed).map(({ name }) => name);
  expect(allowed(shown)).toEqual(['write', 'close']);
  expect(allowed((await ask(staff, 'GET', `${tickets}/${id}`)).body)).toEqual(['answer', 'assign', 'close']);

  const again = { 'idempotency-key': 'answer once' };
  const first = await say(staff, id, 'It is on its way.', again);
  expect([first.status, first.body.status]).toEqual([200, 'answered']);
  expect((await say(staff, id, 'It is on its way.', again)).body).toEqual(first.body);
  const [letter] = await lettersTo('acme.asker@acme.kr', 1);
  expect(letter?.text).toContain(`/help/${id}`);
  expect(letter?.text).not.toContain('on its way');
  expect(letter?.subject).toMatch(new RegExp(`${id}.* · .*${id}.* · .*${id}`));

  const letters = await ask(staff, 'GET', `${tickets}/${id}/letters`);
  expect(letters.body.data).toMatchObject([{ state: 'waiting' }]);
  expect(letters.text).not.toContain('acme.asker');
  expect((await ask(asker, 'GET', `${tickets}/${id}/letters`)).status).toBe(403);
  expect((await say(asker, id, 'Since when?')).body.status).toBe('waiting');
  await say(staff, id, 'Since Monday.');
  // The asker gets one letter per answer, and none for its own message between them.
  expect(await lettersTo('acme.asker@acme.kr', 2)).toHaveLength(2);
  expect((await say(asker, id, 'Thank you')).body.status).toBe('waiting');
  expect((await close(staff, id)).body.status).toBe('closed');
  // Simulates a second click.
  expect((await close(asker, id)).body).toMatchObject({ status: 'closed', isUnchanged: true });
  expect(refused(await say(staff, id, 'One more thing'))).toEqual([
    409,
    'support_ticket.transition_not_allowed',
  ]);
  expect((await say(asker, id, 'It came broken')).body.status).toBe('waiting');
  const whole = (await ask(asker, 'GET', `${tickets}/${id}`)).body;
  const told = whole.messages.map(({ text, isOfAsker }: { text: string; isOfAsker: boolean }) => [
    isOfAsker,
    text,
  ]);
  expect(told).toEqual([
    [true, 'Where is it?'],
    [false, 'It is on its way.'],
    [true, 'Since when?'],
    [false, 'Since Monday.'],
    [true, 'Thank you'],
    [true, 'It came broken'],
  ]);
  expect(whole.waitingTime).toBe(whole.messages[5].time);

  const history = await ask(staff, 'GET', `${tickets}/${id}/history`);
  expect(history.body.data.map(({ type }: { type: string }) => type)).toEqual([
    'SupportTicketWritten',
    'SupportTicketClosed',
    'SupportTicketWritten',
    'SupportTicketAnswered',
    'SupportTicketWritten',
    'SupportTicketAnswered',
    'SupportTicketOpened',
  ]);
  expect(history.text).not.toMatch(/on its way|late parcel|s1\./);
  const then = (await ask(staff, 'GET', `${tickets}/${id}?revision=1`)).body;
  expect([then.status, then.messages.length, then.messages[1].text]).toEqual([
    'answered',
    2,
    'It is on its way.',
  ]);
  const { changes } = (await ask(staff, 'GET', `${tickets}/${id}/difference?from=3&to=5`)).body;
  expect(changes).toContainEqual(
    expect.objectContaining({ field: 'status', before: 'answered', after: 'closed' }),
  );
});

describe('a ticket of somebody else', () => {
  let id: number;
  let hash: string;
  beforeAll(async () => {
    const form = new FormData();
    form.set('json', JSON.stringify({ title: 'Private', text: 'Of me alone', pictures: ['shot'] }));
    form.set('shot', new Blob([await anOwnPicture()]), 'shot.png');
    const answer = await ask(house.admin, 'POST', tickets, form);
    expect(answer.status, answer.text).toBe(201);
    id = answer.body.id;
    const [message] = (await ask(house.admin, 'GET', `${tickets}/${id}`)).body.messages;
    hash = message.pictures[0].origin.url.split('/').at(-1);
  });

  const strangers = (): [string, Caller][] => [
    ['an admin of another brand', other.admin],
    ['an admin of the same brand', colleague],
    ['a member', house.member],
    // A caller with the same id but another kind of account.
    ['a member of the same number', { label: 'user', id: house.admin.id, name: 'x' }],
  ];

  test('is visible to staff only', async () => {
    for (const [name, caller] of strangers()) {
      const notThere = [404, 'support_ticket.not_found'];
      expect(refused(await ask(caller, 'GET', `${tickets}/${id}`)), name).toEqual(notThere);
      expect(refused(await say(caller, id, 'let me in')), name).toEqual(notThere);
      expect(refused(await close(caller, id)), name).toEqual(notThere);
      expect(refused(await ask(caller, 'POST', `${tickets}/${id}/actions/close`)), name).toEqual(notThere);
      const [one] = (await ask(caller, 'POST', `${tickets}/actions/close`, { ids: [id] })).body;
      expect(one, name).toMatchObject({ ok: false, errorCode: 'support_ticket.not_found' });
      for (const query of ['', `?ids=${id}`, `?asker=brand_admin:${house.admin.id}`, '?q=acme']) {
        const { body } = await ask(caller, 'GET', `${tickets}${query}`);
        expect(
          body.data.map((row: { id: number }) => row.id),
          `${name} ${query}`,
        ).not.toContain(id);
      }
      for (const what of ['history', 'difference']) {
        expect([403, 404], name).toContain((await ask(caller, 'GET', `${tickets}/${id}/${what}`)).status);
      }
      expect((await ask(caller, 'GET', `${tickets}/${id}?revision=0`)).status, name).not.toBe(200);
    }
    expect(await statusOf(id)).toBe('opened');
    expect((await ask(auditor, 'GET', `${tickets}/${id}`)).body.title).toBe('Private');
  });

  test('is absent from other admins’ searches, cause trees and live updates', async () => {
    const [{ id: event }] = (await ask(staff, 'GET', `${tickets}/${id}/history`)).body.data;
    expect((await ask(staff, 'GET', `/v1/events/${event}/causes`)).text).toContain('SupportTicketOpened');
    expect((await ask(staff, 'GET', '/v1/events?types=SupportTicketOpened')).body.data).not.toEqual([]);
    for (const caller of [other.admin, colleague]) {
      const found = await ask(caller, 'GET', '/v1/events?types=SupportTicketOpened');
      expect(found.body.data).toEqual([]);
      const causes = await ask(caller, 'GET', `/v1/events/${event}/causes`);
      expect(causes.text).not.toContain('SupportTicketOpened');
      expect((await ask(caller, 'GET', '/v1/home/changes')).text).not.toContain('support_ticket');
    }
    const heard = await Promise.all(
      [house.admin, colleague, other.admin, staff].map((caller) => advancedSince(caller, '0')),
    );
    expect(heard.map((text) => new RegExp(`"support_ticket":\\[[^\\]]*\\b${id}\\b`).test(text))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('hides its pictures from everyone else, also by hash on public paths', async () => {
    for (const path of [`${tickets}/${id}/pictures/${hash}`, `${tickets}/${id}/pictures/${hash}/small`]) {
      for (const [name, caller] of strangers()) {
        expect(refused(await ask(caller, 'GET', path)), name).toEqual([404, 'picture.not_found']);
      }
      for (const caller of [house.admin, staff]) expect((await ask(caller, 'GET', path)).status).toBe(200);
      expect((await fetch(`${server.url}${path}`)).status).toBe(401);
    }
    const origin = await ask(other.admin, 'GET', `/v1/pictures/${hash}`);
    expect(refused(origin)).toEqual([403, 'link.invalid']);
    for (const path of [`/v1/pictures/${hash}/small`, `/v1/pictures/certificates/${hash}`]) {
      for (const caller of [other.admin, house.admin])
        expect((await ask(caller, 'GET', path)).status).toBe(404);
    }
    // A refused request stores none of its pictures.
    const bytes = await anOwnPicture();
    const form = new FormData();
    form.set('json', JSON.stringify({ title: 'x', text: 'x', pictures: ['shot', 'none'] }));
    form.set('shot', new Blob([bytes]), 'shot.png');
    expect(refused(await ask(house.admin, 'POST', tickets, form))).toEqual([422, 'picture.unknown']);
    expect((await fetch(`${server.url}/v1/pictures/${hashOf(bytes)}/small`)).status).toBe(404);
    // Naming the picture's hash in another ticket does not reveal it, not even in the caller's own.
    const named = await ask(other.admin, 'POST', tickets, { title: 'x', text: 'x', pictures: [hash] });
    expect(refused(named)).toEqual([422, 'picture.unknown']);
    const own = await opened(other.admin);
    expect((await ask(other.admin, 'GET', `${tickets}/${own}/pictures/${hash}`)).status).toBe(404);
    const body = { name: 'x', phone: '02-123-4567' };
    expect(
      (await ask(other.admin, 'PATCH', `/v1/brands/${other.brandId}`, { logo_image: hash, ...body })).status,
    ).toBeGreaterThan(399);
  });
});

/** The first live update that a listener gets after a position. */
async function advancedSince(caller: Caller, after: string): Promise<string> {
  const listening = new AbortController();
  const response = await fetch(`${server.url}/v1/live?after=${after}`, {
    headers: { authorization: await server.authorization(caller) },
    signal: listening.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '';
  listening.abort();
  return text;
}

describe('what a question names', () => {
  test.each([
    ['a page of another host', { page: '//evil.example' }],
    ['an address', { page: 'https://evil.example/' }],
    ['a query, which may name a person', { page: '/curators?q=Minji' }],
    ['a kind of thing that nothing is about', { entity: { category: 'view', id: 1 } }],
    ['an asker', { asker: { label: 'user', id: 7 } }],
    ['a status', { status: 'closed' }],
    ['more of the thing', { entity: { category: 'brand', id: 1, brandId: 2 } }],
    ['six pictures', { pictures: ['1', '2', '3', '4', '5', '6'] }],
    ['no words', { text: ' ' }],
  ])('must not be %s', async (_, more) => {
    const answer = await ask(house.admin, 'POST', tickets, { title: 'x', text: 'x', ...more });
    expect(refused(answer)).toEqual([400, 'request.invalid']);
  });

  test('must be visible to the asker', async () => {
    const about = (caller: Caller, category: string, id: number) =>
      ask(caller, 'POST', tickets, { title: 'x', text: 'x', entity: { category, id } });
    const unknown = [422, 'support_ticket.entity_unknown'];
    expect(refused(await about(other.admin, 'tryset_item', house.itemId))).toEqual(unknown);
    expect(refused(await about(other.admin, 'stock_item', house.stockIds[0]))).toEqual(unknown);
    expect(refused(await about(house.admin, 'product', 4_711))).toEqual(unknown);
    // Members may not refer to a garment, as they have no list of garments.
    expect(refused(await about(house.member, 'stock_item', house.stockIds[0]))).toEqual(unknown);
    for (const caller of [house.admin, house.member, staff]) {
      expect((await about(caller, 'tryset', house.trysetId)).status).toBe(201);
    }
    const found = await ask(staff, 'GET', `${tickets}?entity=tryset:${house.trysetId}`);
    expect(found.body.count).toBe(3);
  });
});

test('staff with daily work answer tickets, and any staff member opens and closes its own', async () => {
  const id = await opened(house.admin);
  const missing = [403, 'auth.role_missing'];
  expect(refused(await say(auditor, id, 'x'))).toEqual(missing);
  expect(refused(await close(auditor, id))).toEqual(missing);
  const own = await opened(auditor);
  expect((await say(auditor, own, 'still')).body.status).toBe('opened');
  expect((await say(staff, own, 'so it is')).body.status).toBe('answered');
  expect((await close(auditor, own)).body.status).toBe('closed');
  const mine = await ask(auditor, 'GET', `${tickets}?asker=staff:${auditor.id}`);
  expect(mine.body.data.map((row: { id: number }) => row.id)).toEqual([own]);
  const waiting = await ask(staff, 'GET', `${tickets}?statuses=opened,waiting&order=waiting_time&limit=500`);
  const since = waiting.body.data.map((row: { waitingTime: string }) => row.waitingTime);
  expect(since).toEqual(since.toSorted());
  expect((await ask(staff, 'GET', `${tickets}?asker=user:9999999999`)).body.count).toBe(0);
});

test('limits the rate of messages, and counts a repeated request once', async () => {
  const flooding = other.member;
  const once = { 'idempotency-key': randomUUID() };
  const body = { title: 'x', text: 'x' };
  for (let time = 0; time < 3; time++)
    expect((await ask(flooding, 'POST', tickets, body, once)).status).toBe(201);
  const id = await opened(flooding);
  for (let message = 2; message < 30; message++) expect((await say(flooding, id, 'x')).status).toBe(200);
  expect(refused(await say(flooding, id, 'x'))).toEqual([429, 'request.too_many']);
  expect(refused(await ask(flooding, 'POST', tickets, body))).toEqual([429, 'request.too_many']);
  // The asker's rate limit affects neither other askers nor staff.
  expect((await say(staff, id, 'slowly')).status).toBe(200);
  await opened(house.member);
});

test('shows members only “staff” as the answerer, and is unreadable once the member is forgotten', async () => {
  const username = `leaving.${randomBytes(4).toString('hex')}`;
  const email = `${username}@example.com`;
  const person = { username, email, real_name: 'Lee Minji' };
  const { body: user } = await ask(staff, 'POST', '/v1/users', person);
  const member: Caller = { label: 'user', id: user.id, name: username };
  const form = new FormData();
  form.set('json', JSON.stringify({ title: 'My secret', text: 'It is this', pictures: ['shot'] }));
  form.set('shot', new Blob([await anOwnPicture()]), 'shot.png');
  const { id } = (await ask(member, 'POST', tickets, form)).body;
  await say(staff, id, 'We keep it');
  const before = (await ask(member, 'GET', `${tickets}/${id}`)).body;
  expect([before.messages[1].text, before.messages[1].actor]).toEqual(['We keep it', null]);
  const picture = before.messages[0].pictures[0].origin.url;
  expect((await ask(staff, 'GET', picture)).status).toBe(200);
  const [letter] = await lettersTo(email, 1);
  expect(letter?.text).not.toMatch(/https?:/);

  expect((await ask(staff, 'DELETE', `/v1/users/${user.id}`)).status).toBe(200);
  const after = await ask(staff, 'GET', `${tickets}/${id}`);
  expect(after.body).toMatchObject({ title: null, asker: { name: null } });
  expect(after.body.messages.map((message: { text: null }) => message.text)).toEqual([null, null]);
  const places = [
    `${tickets}/${id}`,
    `${tickets}?ids=${id}`,
    `${tickets}/${id}?revision=0`,
    `${tickets}/${id}/history`,
    '/v1/outbox',
    `/v1/events?types=SupportTicketOpened,SupportTicketAnswered`,
  ];
  for (const place of places) {
    expect((await ask(staff, 'GET', place)).text, place).not.toMatch(
      /secret|It is this|We keep it|leaving\.\w+@/,
    );
  }
  expect((await ask(staff, 'GET', picture)).status).toBe(404);
  expect(refused(await say(staff, id, 'Are you there?'))).toEqual([409, 'person.forgotten']);
});
