// @module-tag thorough
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { headPosition } from '#event-store/load.ts';
import { readLog } from '#event-store/read-log.ts';
import type { Caller } from '#http/caller.ts';
import { creations as samplesOfAreas } from '../../testing/creations.ts';
import { aCard, givenHouse, type House, staff } from '../../testing/house.ts';
import { type JsonSchema, type Known, sample } from '../../testing/sample.ts';
import { twoRoles } from '../../testing/two-roles.ts';
import { commandIdOfKey } from './command-ids.ts';

// One test makes all creating calls, each twice; new areas add calls.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const atOnce = 6;

const roles = twoRoles(5, { ownStore: true });
const { seed } = roles;

let house: House;
/** The second test house: its size is added to trysets of the first house's garments. */
let second: House;
beforeAll(async () => {
  house = await givenHouse(roles.side, 'acme');
  second = await givenHouse(roles.side, 'bolt');
});

/** Sign-ups have a token instead of an idempotency key, so their own tests send them twice. */
const byToken = new Set(['/v1/auth/signup', '/v1/auth/signup/user']);

/** Returns the calls that answer 201, each with the schema of its body. */
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

/** Prepares a creating call: its caller, its URL and the values that its body must have. */
async function ready(path: string, name: string): Promise<{ caller: Caller; url: string; known: Known }> {
  const preparing = { side: roles.side, house, second, name, made };
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
  let caller: Caller = staff;
  for (const sample of samplesOfAreas.filter(({ paths }) => paths.test(path))) {
    Object.assign(known, await sample.known(preparing, path));
    caller = (await sample.caller?.(preparing)) ?? caller;
  }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    if (!(parameter in known)) throw new Error(`no sample names ${parameter} of ${path}`);
    return String(known[parameter]);
  });
  return { caller, url, known };
}

/** Returns the events that a command appended, as stream and type. */
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
    let count = 0;
    for (const [path, schema] of calls) {
      for (const through of [[roles.side], [roles.side, roles.other]]) {
        count += 1;
        const { caller, url, known } = await ready(path, `new${count}`);
        const body = sample(schema, known) as object;
        const key = `create ${count}`;
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
