// @module-tag thorough
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { headPosition } from '#event-store/load.ts';
import { readLog } from '#event-store/read-log.ts';
import type { Caller } from '#http/caller.ts';
import { aCard, givenHouse, type House, staff } from '../../testing/house.ts';
import { aPicture } from '../../testing/picture.ts';
import { type JsonSchema, type Known, sample } from '../../testing/sample.ts';
import { twoRoles } from '../../testing/two-roles.ts';
import { keepPicture } from '../pictures/keep-picture.ts';
import { commandIdOfKey } from './command-ids.ts';

// One test makes all creating calls, each twice. Every new area adds some.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const atOnce = 6;

const roles = twoRoles(5, { ownStore: true });
const { seed } = roles;

let house: House;
/** The house whose size is added to trysets of the first house's garments. */
let second: House;
beforeAll(async () => {
  house = await givenHouse(roles.side, 'acme');
  second = await givenHouse(roles.side, 'bolt');
});

/** Sign-ups have a token instead of an idempotency key; their own tests send it twice. */
const byToken = new Set(['/v1/auth/signup', '/v1/auth/signup/user']);

/** The calls that answer 201, each with the schema of its body. */
async function creations(): Promise<[path: string, body: JsonSchema][]> {
  const { paths } = (await roles.side.app.inject('/openapi.json')).json();
  type Operation = {
    requestBody?: { content: Record<string, { schema: JsonSchema }> };
    responses: Record<string, unknown>;
  };
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, { post }]) =>
    post !== undefined && '201' in post.responses && !byToken.has(path)
      ? [[path, post.requestBody?.content['application/json']?.schema ?? {}]]
      : [],
  );
}

async function made(url: string, body: object): Promise<number> {
  const answer = await roles.side.call(staff, 'POST', url, body);
  expect(answer.status, `${url} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body.id;
}

const person = { name: 'Mina', phone: '010-1234-5678' };
const inStock = async (sizeId: number, code: string) =>
  made(`/v1/stocks/${await made('/v1/stocks', { product_size_id: sizeId, code })}/actions/enter`, {});
const trysetBody = (sizeId: number) => ({
  ...person,
  destination: { ...person, address: 'Seoul' },
  user_id: house.member.id,
  product_size_ids: [sizeId],
});
const trysetOf = (sizeId: number) => made('/v2/trysets', trysetBody(sizeId));

/** An item that was delivered to the member. */
async function delivered(code: string, requested_points = 0): Promise<number> {
  await inStock(house.sizeId, code);
  const wish = { ...trysetBody(house.sizeId), requested_points };
  const { body } = await roles.side.call(staff, 'POST', '/v2/trysets', wish);
  const [{ id }] = body.items;
  const act = (action: string, said: object) => made(`/v2/trysets/items/${id}/actions/${action}`, said);
  await act('accept', {});
  await act('outbound', { courier: 'HANJIN', tracking_number: code });
  await act('force_delivered', { reason: 'it is there' });
  return id;
}

/** The id in a call's path: that of the first kind the path begins with. */
async function ownerOf(path: string, known: Known): Promise<unknown> {
  if (path.startsWith('/v1/looks/{id}')) {
    return made('/v1/looks', {
      sns_type: 'Blog',
      tryset_item_ids: known.tryset_item_ids,
      user_id: house.member.id,
    });
  }
  const owners = [
    ['/v1/users', house.member.id],
    ['/v1/stocks', house.stockIds[1]],
    ['/v2/products', house.productId],
    ['/v2/trysets/items', house.itemId],
    ['/v2/trysets', house.trysetId],
  ] as const;
  return owners.find(([start]) => path.startsWith(start))?.[1] ?? house.brandId;
}

/** The caller of a call: a card needs its own member. */
async function callerOf(path: string, name: string): Promise<Caller> {
  if (path !== '/v1/users/cards') return staff;
  return { label: 'user', id: await made('/v1/users', { username: `${name}.payer`, role: 'curator' }), name };
}

/** The URL and known ids of a call, prepared for one more creation. */
async function ready(path: string, name: string): Promise<{ url: string; known: Known }> {
  const known: Record<string, unknown> = {
    name,
    username: name,
    code: name,
    tag: name,
    email: `${name}@b.kr`,
    phone: `010-1234-${1000 + Number(name.slice(3))}`,
    ...aCard,
    password: 'long enough to take',
    gender: 'female',
    delta: 500,
    brand_id: house.brandId,
    product_size_id: house.sizeId,
    user_id: house.member.id,
  };
  // One garment is free each time: a second reservation for the same request finds none.
  if (path === '/v2/trysets') {
    await inStock(house.sizeId, name);
    known.product_size_ids = [house.sizeId];
  }
  if (path === '/v2/trysets/items') {
    await inStock(house.sizeId, `${name}-own`);
    known.tryset_id = await trysetOf(house.sizeId);
    await inStock(second.sizeId, name);
    known.product_size_id = second.sizeId;
  }
  if (path === '/v1/slots') Object.assign(known, { sector_code: name, cell_code: '01', slot_number: 1 });
  // A member names one contact of each agency.
  if (path.includes('/agenc') || path.endsWith('agency-contacts')) {
    known.url = 'https://agency.example';
    known.agency_id = await made('/v2/agencies', { name });
    known.contact_id = await made('/v2/agency-contacts', { agency_id: known.agency_id, name });
  }
  if (path.startsWith('/v1/looks')) {
    known.tryset_item_ids = [await delivered(name)];
    known.image = await keepPicture(roles.side.deps.pictures, await aPicture());
  }
  if (path.endsWith('/points/refunds')) {
    const reward = { delta: 10, type: 'sign_up_reward', message: name };
    await made(`/v1/users/${house.member.id}/points`, reward);
    known.tryset_item_id = await delivered(name, 10);
    const { state } = await roles.side.deps.streams.refresh(trysetItem, Number(known.tryset_item_id));
    Object.assign(known, { tryset_id: state.trysetId, amount: 10 });
  }
  const url = path
    .replace('{id}', String(await ownerOf(path, known)))
    .replace('{agency_pk}', String(known.agency_id));
  return { url, known };
}

/** The events of a command, as stream and type. */
async function leftBy(commandId: string, after: bigint): Promise<string[]> {
  const { client } = roles.side.deps.streams;
  const left: string[] = [];
  for await (const page of readLog(client, { after, until: await headPosition(client) })) {
    for (const { stream, type, metadata } of page) {
      if ((metadata as { commandId?: string }).commandId === commandId) left.push(`${stream} ${type}`);
    }
  }
  return left;
}

describe(`the same creation under one key, at once through one and two write roles (TEST_SEED=${seed})`, () => {
  test('creates one entity, and gives equal answers', async () => {
    const calls = await creations();
    expect(calls.length).toBeGreaterThan(15);
    let made = 0;
    for (const [path, schema] of calls) {
      for (const through of [[roles.side], [roles.side, roles.other]]) {
        made += 1;
        const { url, known } = await ready(path, `new${made}`);
        const caller = await callerOf(path, `new${made}`);
        const body = sample(schema, known) as object;
        const key = `create ${made}`;
        const after = await headPosition(roles.side.deps.streams.client);
        const ask = (index: number) =>
          (through[index % through.length] ?? roles.side).call(caller, 'POST', url, body, {
            'idempotency-key': key,
          });
        const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => ask(index)));
        answers.push(await ask(0), await ask(1));
        for (const { status, body: said } of answers) {
          expect([status, said], `POST ${url} ${JSON.stringify(body)}`).toEqual([201, answers[0]?.body]);
        }
        const left = await leftBy(commandIdOfKey({ label: caller.label, id: caller.id }, key), after);
        expect(new Set(left).size, `POST ${url}: ${left}`).toBe(left.length);
        const entities = left
          .map((line) => line.split(' ')[0])
          .filter((stream) => !stream?.startsWith('given_ids'));
        expect(new Set(entities).size, `POST ${url}: ${left}`).toBe(1);
      }
    }
  });
});
