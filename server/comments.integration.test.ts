import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '#http/caller.ts';
import type { Advanced } from '#read-api/kit/live/contract.ts';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse, type House } from '#write-api/testing/house.ts';

let server: TestServer;
let ask: Ask;
let acme: House;
let bolt: House;
beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
  [acme, bolt] = [await givenHouse({ call: ask }, 'acme'), await givenHouse({ call: ask }, 'bolt')];
});
afterAll(() => server?.close());

const get = async (caller: Caller, path: string) => (await ask(caller, 'GET', path)).body;
const say = async (caller: Caller, of: string, said: object) =>
  (await ask(caller, 'POST', `${of}/comments`, said)).body;
const textsOn = async (caller: Caller, of: string) =>
  (await get(caller, `${of}/comments`)).data.map(({ text }: { text: string }) => text);

const of = (house: House) => [
  `/v2/trysets/${house.trysetId}`,
  `/v2/trysets/items/${house.itemId}`,
  `/v1/stocks/${house.stockIds[0]}`,
  `/v2/products/${house.productId}`,
];

describe('comments', () => {
  it('are readable on each kind of entity by their audience', async () => {
    for (const thing of of(acme)) {
      await say(staff, thing, { text: 'between us' });
      await say(acme.admin, thing, { text: 'we know' });
      expect(await textsOn(staff, thing)).toEqual(['we know', 'between us', 'acme']);
      expect(await textsOn(acme.admin, thing)).toEqual(['we know', 'acme']);
      expect((await ask(bolt.admin, 'GET', `${thing}/comments`)).status).toBe(404);
      expect((await ask(acme.member, 'GET', `${thing}/comments`)).status).toBe(403);
    }
  });

  it('name their author and editors, with current names', async () => {
    const thing = `/v2/products/${bolt.productId}`;
    const text = `@{brand_admin:${bolt.admin.id}} look`;
    const { commentId } = await say(staff, thing, { text, audience: 'everyone' });
    const newest = async (caller: Caller) => (await get(caller, `${thing}/comments?limit=1`)).data[0];
    const mentioned = { label: 'brand_admin', id: bolt.admin.id };
    expect(await newest(bolt.admin)).toMatchObject({
      id: commentId,
      text,
      audience: 'everyone',
      author: { label: 'staff', id: 1 },
      revisedTime: null,
      mentions: [{ ...mentioned, name: 'bolt.admin' }],
      mayRevise: false,
      mayRemove: false,
    });
    await ask(staff, 'PATCH', `/v1/brands/${bolt.brandId}/admins/${bolt.admin.id}`, { name: 'Bo' });
    expect(await newest(staff)).toMatchObject({
      mentions: [{ ...mentioned, name: 'Bo' }],
      mayRevise: true,
      mayRemove: true,
    });
    const { names } = await get(staff, `${thing}/history?types=CommentAdded&limit=1`);
    expect(names).toMatchObject({ [`brand_admin-${bolt.admin.id}`]: 'Bo' });
    await ask(staff, 'PATCH', `${thing}/comments/${commentId}`, { text: 'never mind' });
    expect(await newest(staff)).toMatchObject({ text: 'never mind', mentions: [] });
    expect((await newest(staff)).revisedTime).not.toBeNull();
    await ask(staff, 'DELETE', `${thing}/comments/${commentId}`);
    expect(await textsOn(staff, thing)).not.toContain('never mind');
  });

  it('appear in the history for their audience only', async () => {
    const word = 'unheard-of';
    const asOf = `as_of=${new Date().toISOString()}`;
    const [tryset = '', ...others] = of(acme);
    for (const thing of [tryset, ...others]) await say(staff, thing, { text: word });
    const asked = [
      ...of(acme).flatMap((thing) => [
        thing,
        `${thing}/history`,
        `${thing}?${asOf}`,
        `${thing}/difference?from=0`,
        `${thing}/comments`,
      ]),
      ...['/v2/trysets', '/v2/trysets/items', '/v1/stocks', '/v2/products'].flatMap((list) => [
        list,
        `${list}/csv`,
      ]),
      '/v1/events',
      '/v1/events?types=CommentAdded',
      '/v1/events/csv',
      '/v1/events?actors=staff:1',
    ];
    for (const path of asked) {
      for (const admin of [acme.admin, bolt.admin]) {
        const { text } = await ask(admin, 'GET', path);
        expect(text, `${admin.name} ${path}`).not.toContain(word);
      }
    }
    for (const thing of of(acme)) {
      expect((await ask(staff, 'GET', `${thing}/history`)).text).toContain(word);
      const [{ types }, then] = [
        await get(acme.admin, `${thing}/history`),
        await get(acme.admin, `${thing}?${asOf}`),
      ];
      expect(then.asOf?.event.type ?? 'none').not.toContain('Comment');
      const told = types.find(({ name }: { name: string }) => name === 'CommentAdded')?.count ?? 0;
      // For a brand, the history of the tryset itself is empty.
      if (thing !== tryset) expect(told).toBeGreaterThan(1);
    }
  });

  it('do not change the entity', async () => {
    for (const thing of of(acme)) {
      const before = await get(staff, thing);
      await say(staff, thing, { text: 'once more' });
      const { revision, updatedTime, ...after } = await get(staff, thing);
      expect({ revision, updatedTime, ...after }).toEqual(before);
      const latest = (await get(staff, `${thing}/history?limit=1`)).data[0].revision;
      expect(BigInt(latest)).toBeGreaterThan(BigInt(revision));
      // Products are shown as they are today alone.
      const past = await ask(staff, 'GET', `${thing}?revision=${revision}`);
      expect(past.status).toBe(thing.startsWith('/v2/products') ? 400 : 200);
    }
  });

  it('are sent live to their audience', async () => {
    const [tryset = '', , garment = ''] = of(acme);
    const listening = [await listen(acme.admin), await listen(bolt.admin), await listen(staff)];
    await say(staff, garment, { text: 'between us' });
    await say(staff, tryset, { text: 'between us' });
    await say(staff, garment, { text: 'to all', audience: 'everyone' });
    await say(acme.admin, tryset, { text: 'and to us' });
    await say(staff, `/v1/stocks/${bolt.stockIds[1]}`, { text: 'to bolt', audience: 'everyone' });
    const last = BigInt(ask.position());
    const [toAcme, toBolt, toStaff] = await Promise.all(listening.map((one) => one.until(last)));
    expect(toAcme).toEqual([`stock_item ${acme.stockIds[0]}`, `tryset ${acme.trysetId}`]);
    expect(toBolt).toEqual([`stock_item ${bolt.stockIds[1]}`]);
    expect(toStaff).toHaveLength(3);
  });
});

describe('accounts', () => {
  it('lists the accounts that the caller may mention', async () => {
    const labels = async (caller: Caller, query = '') =>
      (await get(caller, `/v1/accounts${query}`)).data.map(
        ({ label, username }: { label: string; username: string }) => `${label} ${username}`,
      );
    const own = 'brand_admin acme.admin';
    const of = `?kind=stock_item&thing_id=${acme.stockIds[0]}`;
    expect((await ask(bolt.admin, 'GET', `/v1/accounts${of}`)).status).toBe(404);
    expect(await labels(acme.admin)).toEqual([own]);
    expect(await labels(staff)).toEqual([]);
    expect(await labels(staff, `${of}&search=ACME`)).toEqual([own]);
    expect(await labels(staff, `${of}&search=nobody`)).toEqual([]);
  });
});

/** Collects live updates from now on, until a position is reached. */
async function listen(caller: Caller) {
  const connection = new AbortController();
  onTestFinished(() => connection.abort());
  const response = await fetch(`${server.url}/v1/live?after=${ask.position()}`, {
    headers: { authorization: await server.authorization(caller) },
    signal: connection.signal,
  });
  const told: Advanced[] = [];
  const parser = createParser({ onEvent: ({ data }) => told.push(JSON.parse(data)) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    async until(last: bigint): Promise<string[]> {
      while (!told.some((one) => BigInt(one.position) >= last)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        parser.feed(value ?? '');
      }
      const all = told.flatMap(({ entities }) =>
        Object.entries(entities).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`)),
      );
      return [...new Set(all)].sort();
    },
  };
}
