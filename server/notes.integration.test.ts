import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { AssignedThing } from '#read-api/assignments/contract.ts';
import type { Notification, NotificationPage } from '#read-api/notifications/contract.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';

let server: TestServer;
let ask: Ask;
let acme: House;
let bolt: House;
let colleague: Caller;
let coco: House;
let dodo: House;
let mate: Caller;
beforeAll(async () => {
  // The demo has the staff accounts that assignments and mentions need.
  server = await testServer({ seed: 'demo' });
  ask = asker(server);
  [acme, bolt] = [await givenHouse({ call: ask }, 'acme'), await givenHouse({ call: ask }, 'bolt')];
  [coco, dodo] = [await givenHouse({ call: ask }, 'coco'), await givenHouse({ call: ask }, 'dodo')];
  [colleague, mate] = [await secondAdmin(acme, 'acme.second'), await secondAdmin(coco, 'coco.second')];
}, 300_000);
afterAll(() => server?.close());

async function secondAdmin({ brandId, admin }: House, username: string): Promise<Caller> {
  const { body } = await ask(staff, 'POST', `/v1/brands/${brandId}/admins`, {
    username,
    password: 'tryset-demo',
  });
  return { ...admin, id: body.id, name: 'second' };
}

const of = (house: House) => [
  `/v2/trysets/${house.trysetId}`,
  `/v2/trysets/items/${house.itemId}`,
  `/v1/stocks/${house.stockIds[0]}`,
  `/v2/products/${house.productId}`,
];
const assign = (caller: Caller, thing: string, to: Caller) =>
  ask(caller, 'PUT', `${thing}/assignee`, { label: to.label, id: to.id });
const done = (caller: Caller, thing: string) => ask(caller, 'DELETE', `${thing}/assignee`);

async function assigneesOf(caller: Caller, thing: string): Promise<[number | null, number][]> {
  const { body } = await ask(caller, 'GET', `${thing}/assignees`);
  return body.data.map(({ brandId, account }: { brandId: number | null; account: { id: number } }) => [
    brandId,
    account.id,
  ]);
}

async function workOf(caller: Caller, query = ''): Promise<string[]> {
  const { body } = await ask(caller, 'GET', `/v1/assignments${query}`);
  expect(body.count).toBe(body.data.length);
  return body.data.map(({ kind, id }: AssignedThing) => `${kind} ${id}`);
}

describe('assignments', () => {
  it('belong to staff or to one brand, and each sees its own', async () => {
    for (const thing of of(acme)) {
      expect((await assign(staff, thing, staff)).status).toBe(200);
      expect((await assign(acme.admin, thing, colleague)).status).toBe(200);
      expect(await assigneesOf(staff, thing)).toEqual([
        [null, staff.id],
        [acme.brandId, colleague.id],
      ]);
      expect(await assigneesOf(acme.admin, thing)).toEqual([[acme.brandId, colleague.id]]);
      expect((await ask(bolt.admin, 'GET', `${thing}/assignees`)).status).toBe(404);
      expect((await assign(bolt.admin, thing, bolt.admin)).status).toBe(404);
      expect((await ask(acme.member, 'GET', `${thing}/assignees`)).status).toBe(403);
      expect((await assign(acme.member, thing, staff)).status).toBe(403);
    }
  });

  it('form a work list with the oldest assignment on top', async () => {
    const all = [
      `tryset ${acme.trysetId}`,
      `tryset_item ${acme.itemId}`,
      `stock_item ${acme.stockIds[0]}`,
      `product ${acme.productId}`,
    ];
    expect(await workOf(staff)).toEqual(all);
    expect(await workOf(colleague)).toEqual(all);
    expect(await workOf(acme.admin)).toEqual([]);
    expect(await workOf(acme.admin, `?account_id=${colleague.id}`)).toEqual(all);
    expect(await workOf(bolt.admin, `?account_id=${colleague.id}`)).toEqual([]);
    const { body } = await ask(staff, 'GET', '/v1/assignments?limit=1&offset=3');
    expect(body.data[0]).toMatchObject({
      kind: 'product',
      title: expect.stringContaining('acme'),
      status: expect.any(String),
      account: { label: 'staff', id: staff.id },
      by: { label: 'staff', id: staff.id },
    });
  });

  it('end when the work is done, and with the entity', async () => {
    const [tryset = '', item = '', garment = ''] = of(acme);
    expect((await done(staff, tryset)).status).toBe(200);
    expect((await done(staff, tryset)).status).toBe(200);
    expect(await assigneesOf(staff, tryset)).toEqual([[acme.brandId, colleague.id]]);
    expect((await assign(colleague, item, acme.admin)).status).toBe(200);
    expect(await workOf(acme.admin)).toEqual([`tryset_item ${acme.itemId}`]);
    const spare = `/v1/stocks/${acme.stockIds[1]}`;
    expect((await assign(staff, spare, staff)).status).toBe(200);
    expect((await ask(staff, 'DELETE', spare)).status).toBe(200);
    expect(await workOf(staff)).not.toContain(`stock_item ${acme.stockIds[1]}`);
    expect(await workOf(staff)).toContain(`stock_item ${garment.split('/').at(-1)}`);
  });

  it('name an active account of the same party', async () => {
    const [thing = ''] = of(bolt);
    const codeOf = async (caller: Caller, to: Caller) => (await assign(caller, thing, to)).body.errorCode;
    expect(await codeOf(staff, bolt.admin)).toBe('assignment.not_of_party');
    expect(await codeOf(bolt.admin, staff)).toBe('assignment.not_of_party');
    expect(await codeOf(bolt.admin, colleague)).toBe('assignment.not_of_party');
    expect(await codeOf(staff, { ...staff, id: 987_654 })).toBe('assignment.unknown_account');
  });

  it('appear in the history of the entity for its parties', async () => {
    // The filter selects only assignments: for staff two, for the brand its own.
    const thing = of(acme).at(-1) ?? '';
    const typesOf = async (caller: Caller) =>
      (await ask(caller, 'GET', `${thing}/history?types=Assigned,Unassigned`)).body;
    const forStaff = await typesOf(staff);
    expect(forStaff.data.map(({ type }: { type: string }) => type)).toEqual(['Assigned', 'Assigned']);
    expect(forStaff.names).toMatchObject({ [`brand_admin-${colleague.id}`]: 'acme.second' });
    const forBrand = await typesOf(acme.admin);
    expect(forBrand.data.map(({ data }: { data: { brandId: number } }) => data.brandId)).toEqual([
      acme.brandId,
    ]);
  });
});

const garment = () => `/v1/stocks/${coco.stockIds[0]}`;
const mentionOf = ({ label, id }: Caller) => `@{${label}:${id}}`;
const say = async (caller: Caller, text: string, said: object = {}) =>
  (await ask(caller, 'POST', `${garment()}/comments`, { text, ...said })).body.commentId as string;
const give = (caller: Caller, to: Caller) =>
  ask(caller, 'PUT', `${garment()}/assignee`, { label: to.label, id: to.id });
const seeAll = async (caller: Caller) => {
  const [newest] = (await toldTo(caller)).data;
  return ask(caller, 'POST', '/v1/notifications/seen', { until: newest?.time });
};

async function toldTo(caller: Caller): Promise<NotificationPage> {
  const { status, body } = await ask(caller, 'GET', '/v1/notifications');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const shortly = ({ type, text, isNew }: Notification) => [type, text, isNew];

describe('notifications', () => {
  it('announce mentions and assignments until they are seen', async () => {
    const text = `${mentionOf(mate)} look`;
    await say(coco.admin, text);
    await give(coco.admin, mate);
    const told = await toldTo(mate);
    expect([told.count, told.newCount]).toEqual([2, 2]);
    expect(told.data.map(shortly)).toEqual([
      ['assignment', null, true],
      ['mention', text, true],
    ]);
    expect(told.data[1]).toMatchObject({
      kind: 'stock_item',
      thingId: coco.stockIds[0],
      title: expect.stringContaining('coco'),
      by: { label: 'brand_admin', id: coco.admin.id, name: 'coco.admin' },
      mentions: [{ label: 'brand_admin', id: mate.id, name: 'coco.second' }],
    });
    expect((await seeAll(mate)).status).toBe(200);
    const seen = await toldTo(mate);
    expect([seen.count, seen.newCount, seen.data.map(({ isNew }) => isNew)]).toEqual([2, 0, [false, false]]);
  });

  it('are new again when an edited comment mentions an account, and end with the comment', async () => {
    const id = await say(coco.admin, 'look');
    expect((await toldTo(mate)).newCount).toBe(0);
    const text = `${mentionOf(mate)} do look`;
    await ask(coco.admin, 'PATCH', `${garment()}/comments/${id}`, { text });
    expect((await toldTo(mate)).newCount).toBe(1);
    await seeAll(mate);
    await ask(coco.admin, 'PATCH', `${garment()}/comments/${id}`, { text: `${text}!` });
    expect((await toldTo(mate)).newCount).toBe(0);
    await ask(coco.admin, 'PATCH', `${garment()}/comments/${id}`, { text: 'look' });
    expect((await toldTo(mate)).count).toBe(2);
    await ask(coco.admin, 'PATCH', `${garment()}/comments/${id}`, { text });
    await ask(coco.admin, 'DELETE', `${garment()}/comments/${id}`);
    expect((await toldTo(mate)).count).toBe(2);
  });

  it('announce only the actions of others, only to the recipient', async () => {
    await say(coco.admin, `${mentionOf(coco.admin)} to myself`);
    await give(coco.admin, coco.admin);
    expect((await toldTo(coco.admin)).count).toBe(0);
    expect((await toldTo(dodo.admin)).count).toBe(0);
    // Another account has been assigned, so this account keeps only the mention.
    expect((await toldTo(mate)).data.map(({ type }) => type)).toEqual(['mention']);
    expect((await ask(coco.member, 'GET', '/v1/notifications')).status).toBe(403);
  });

  it('are not sent to a brand without access', async () => {
    const before = (await toldTo(mate)).count;
    await say(staff, `${mentionOf(mate)} for all`, { audience: 'everyone' });
    expect((await toldTo(mate)).count).toBe(before + 1);
    expect((await toldTo(staff)).data.every(({ by }) => by.id !== staff.id)).toBe(true);
  });

  it('are marked as seen up to a time that is not in the future', async () => {
    const until = '2999-01-01T00:00:00.000Z';
    const refused = await ask(mate, 'POST', '/v1/notifications/seen', { until });
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'notifications.not_yet']);
    expect((await ask(coco.member, 'POST', '/v1/notifications/seen', { until })).status).toBe(403);
  });
});
