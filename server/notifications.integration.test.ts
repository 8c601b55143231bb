import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { Notification, NotificationPage } from '#read-api/notifications/contract.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';

let server: TestServer;
let acme: House;
let bolt: House;
let colleague: Caller;
beforeAll(async () => {
  server = await testServer({ seed: 'demo' });
  const call = async (caller: Caller, method: string, path: string, body?: object) => {
    const { status, body: answer } = await ask(caller, method, path, body);
    return { status, body: answer, headers: {} };
  };
  [acme, bolt] = [await givenHouse({ call }, 'acme'), await givenHouse({ call }, 'bolt')];
  const second = { username: 'acme.second', password: 'tryset-demo' };
  const { body } = await ask(staff, 'POST', `/v1/brands/${acme.brandId}/admins`, second);
  colleague = { ...acme.admin, id: body.id, name: 'second' };
});
afterAll(() => server?.close());

let position = '0';

/** Asks as it stands after the last write. */
async function ask(caller: Caller, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization: await server.authorization(caller),
      'x-min-position': position,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  position = response.headers.get('x-position') ?? position;
  return { status: response.status, body: await response.json() };
}

const garment = () => `/v1/stocks/${acme.stockIds[0]}`;
const mentionOf = ({ label, id }: Caller) => `@{${label}:${id}}`;
const say = async (caller: Caller, text: string, said: object = {}) =>
  (await ask(caller, 'POST', `${garment()}/comments`, { text, ...said })).body.commentId as string;
const assign = (caller: Caller, to: Caller) =>
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
  it('tell of mentions and of what one is given, until they are seen', async () => {
    const text = `${mentionOf(colleague)} look`;
    await say(acme.admin, text);
    await assign(acme.admin, colleague);
    const told = await toldTo(colleague);
    expect([told.count, told.newCount]).toEqual([2, 2]);
    expect(told.data.map(shortly)).toEqual([
      ['assignment', null, true],
      ['mention', text, true],
    ]);
    expect(told.data[1]).toMatchObject({
      ...{ kind: 'stock_item', thingId: acme.stockIds[0], title: expect.stringContaining('acme') },
      by: { label: 'brand_admin', id: acme.admin.id, name: 'acme.admin' },
      mentions: [{ label: 'brand_admin', id: colleague.id, name: 'acme.second' }],
    });
    expect((await seeAll(colleague)).status).toBe(200);
    const seen = await toldTo(colleague);
    expect([seen.count, seen.newCount, seen.data.map(({ isNew }) => isNew)]).toEqual([2, 0, [false, false]]);
  });

  it('are new again where a comment mentions somebody later, and go with it', async () => {
    const id = await say(acme.admin, 'look');
    expect((await toldTo(colleague)).newCount).toBe(0);
    const text = `${mentionOf(colleague)} do look`;
    await ask(acme.admin, 'PATCH', `${garment()}/comments/${id}`, { text });
    expect((await toldTo(colleague)).newCount).toBe(1);
    await seeAll(colleague);
    await ask(acme.admin, 'PATCH', `${garment()}/comments/${id}`, { text: `${text}!` });
    expect((await toldTo(colleague)).newCount).toBe(0);
    await ask(acme.admin, 'PATCH', `${garment()}/comments/${id}`, { text: 'look' });
    expect((await toldTo(colleague)).count).toBe(2);
    await ask(acme.admin, 'PATCH', `${garment()}/comments/${id}`, { text });
    await ask(acme.admin, 'DELETE', `${garment()}/comments/${id}`);
    expect((await toldTo(colleague)).count).toBe(2);
  });

  it('are of what others do, and of nobody else', async () => {
    await say(acme.admin, `${mentionOf(acme.admin)} to myself`);
    await assign(acme.admin, acme.admin);
    expect((await toldTo(acme.admin)).count).toBe(0);
    expect((await toldTo(bolt.admin)).count).toBe(0);
    // It was given to somebody else meanwhile.
    expect((await toldTo(colleague)).data.map(({ type }) => type)).toEqual(['mention']);
    expect((await ask(acme.member, 'GET', '/v1/notifications')).status).toBe(403);
  });

  it('are not told to a brand whose affair they are not', async () => {
    const before = (await toldTo(colleague)).count;
    await say(staff, `${mentionOf(colleague)} for all`, { audience: 'everyone' });
    expect((await toldTo(colleague)).count).toBe(before + 1);
    expect((await toldTo(staff)).data.every(({ by }) => by.id !== staff.id)).toBe(true);
  });

  it('are seen up to a time that has come', async () => {
    const until = '2999-01-01T00:00:00.000Z';
    const refused = await ask(colleague, 'POST', '/v1/notifications/seen', { until });
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'notifications.not_yet']);
    expect((await ask(acme.member, 'POST', '/v1/notifications/seen', { until })).status).toBe(403);
  });
});
