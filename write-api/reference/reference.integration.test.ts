import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceDecider } from '#domain/reference/reference.ts';
import { referenceKindNames, referenceKinds } from '#domain/reference/reference-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
const admin: Caller = {
  label: 'brand_admin',
  id: 2,
  name: 'Lee',
  brandId: 1,
  brand: { name: 'Acme', nameKo: null },
};

let side: TestWriteSide;

beforeAll(async () => {
  side = await testWriteSide();
});

afterAll(() => side.close());

async function eventsOf(stream: string) {
  const events: unknown[] = [];
  for await (const { event } of side.deps.streams.client.readStream(stream)) {
    events.push({ type: event?.type, data: event?.data });
  }
  return events;
}

describe.each(referenceKindNames)('%s', (kind) => {
  const { path, event } = referenceKinds[kind];
  const url = `/v2/${path}`;

  test('can be registered, changed and retired', async () => {
    const created = await side.call(staff, 'POST', url, { name: 'First' });
    expect([created.status, created.body.status]).toStrictEqual([201, 'active']);
    const { id } = created.body;
    expect(created.headers['x-position']).toBe(created.body.position);
    const changed = await side.call(staff, 'PATCH', `${url}/${id}`, { priority: 7, is_published: false });
    expect([changed.status, changed.body.revision]).toStrictEqual([200, '1']);
    const same = await side.call(staff, 'PATCH', `${url}/${id}`, { priority: 7 });
    expect([same.status, same.body.revision]).toStrictEqual([200, '1']);
    const replaced = await side.call(staff, 'PUT', `${url}/${id}`, { name: 'Second' });
    expect([replaced.status, replaced.body.revision]).toStrictEqual([200, '2']);
    const retired = await side.call(staff, 'DELETE', `${url}/${id}`);
    expect([retired.status, retired.body.status]).toStrictEqual([200, 'retired']);
    expect(await eventsOf(`${kind}-${id}`)).toStrictEqual([
      { type: `${event}Registered`, data: expect.objectContaining({ id, name: 'First', isPublished: true }) },
      { type: `${event}Revised`, data: { changed: { priority: 7, isPublished: false } } },
      {
        type: `${event}Revised`,
        data: { changed: { name: 'Second', priority: 0, isPublished: true } },
      },
      { type: `${event}Retired`, data: {} },
    ]);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const gone = await side.call(staff, method, `${url}/${id}`, method === 'PATCH' ? {} : undefined);
      expect([gone.status, gone.body.errorCode]).toStrictEqual([404, `${kind}.not_found`]);
    }
  });

  test('is written only by staff', async () => {
    const refused = await side.call(admin, 'POST', url, { name: 'Mine' });
    expect([refused.status, refused.body.errorCode]).toStrictEqual([403, 'auth.forbidden']);
  });

  test('gets errors that name the wrong fields', async () => {
    const missing = await side.call(staff, 'POST', url, {});
    expect([missing.status, missing.body.message]).toStrictEqual([
      400,
      `required parameter name was null or undefined when calling create${event}`,
    ]);
    const wrong = await side.call(staff, 'POST', url, { name: '  ', nonsense: 1 });
    expect(wrong.status).toBe(400);
    const fields = wrong.body.detail.fields.map((field: { name: string }) => field.name);
    expect(fields).toEqual(expect.arrayContaining(['name', 'nonsense']));
    expect((await side.call(staff, 'PATCH', `${url}/999999`, {})).status).toBe(404);
  });
});

describe('fields that name other entries', () => {
  test('must name existing entries', async () => {
    const unknown = await side.call(staff, 'POST', '/v2/categories', { name: 'Coats', parent_id: 4711 });
    expect([unknown.status, unknown.body.errorCode]).toStrictEqual([422, 'category.unknown']);
    const wrong = await side.call(staff, 'POST', '/v2/curations', { name: 'New', product_ids: [4711] });
    expect([wrong.status, wrong.body.errorCode]).toStrictEqual([422, 'product.unknown']);
  });

  test('cannot put a category below itself', async () => {
    const { id } = (await side.call(staff, 'POST', '/v2/categories', { name: 'Tops' })).body;
    const below = (await side.call(staff, 'POST', '/v2/categories', { name: 'Shirts', parent_id: id })).body;
    const circle = await side.call(staff, 'PATCH', `/v2/categories/${id}`, { parent_id: below.id });
    expect([circle.status, circle.body.errorCode]).toStrictEqual([422, 'category.circle']);
  });

  test('refuses one of two moves that would close a circle together', async () => {
    const newCategory = async (name: string) =>
      (await side.call(staff, 'POST', '/v2/categories', { name })).body.id;
    for (let round = 0; round < 4; round++) {
      const [one, other] = [await newCategory(`One ${round}`), await newCategory(`Other ${round}`)];
      const answers = await Promise.all([
        side.call(staff, 'PATCH', `/v2/categories/${one}`, { parent_id: other }),
        side.call(staff, 'PATCH', `/v2/categories/${other}`, { parent_id: one }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  test('refuses a parent in a circle of an earlier version, and lets the circle be opened', async () => {
    const newCategory = async (name: string) =>
      (await side.call(staff, 'POST', '/v2/categories', { name })).body.id;
    const [one, other, below] = [await newCategory('A'), await newCategory('B'), await newCategory('C')];
    const category = referenceDecider('category');
    for (const [id, parentId] of [
      [one, other],
      [other, one],
    ]) {
      const command = { action: 'revise' as const, fields: { parentId } };
      await runCommand(
        side.deps.streams,
        { decider: category, id, command, name: 'revise' },
        systemContext(side.deps.clock),
      );
    }
    const refused = await side.call(staff, 'PATCH', `/v2/categories/${below}`, { parent_id: one });
    expect([refused.status, refused.body.errorCode]).toStrictEqual([422, 'category.circle']);
    expect((await side.call(staff, 'PATCH', `/v2/categories/${one}`, { parent_id: null })).status).toBe(200);
    expect((await side.call(staff, 'PATCH', `/v2/categories/${below}`, { parent_id: one })).status).toBe(200);
  });
});

describe('the conventions', () => {
  test('a repeated request creates nothing more', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await side.call(staff, 'POST', '/v2/styles', { name: 'Minimal' }, headers);
    const second = await side.call(staff, 'POST', '/v2/styles', { name: 'Minimal' }, headers);
    expect(second.status).toBe(201);
    expect(second.body).toStrictEqual(first.body);
    const other = await side.call(staff, 'POST', '/v2/styles', { name: 'Other' }, headers);
    expect([other.status, other.body.errorCode]).toStrictEqual([409, 'idempotency.key_reused']);
  });

  test('a repeated retirement gets the first answer', async () => {
    const { id } = (await side.call(staff, 'POST', '/v2/styles', { name: 'Gone' })).body;
    const headers = { 'idempotency-key': 'retire' };
    const first = await side.call(staff, 'DELETE', `/v2/styles/${id}`, undefined, headers);
    const second = await side.call(staff, 'DELETE', `/v2/styles/${id}`, undefined, headers);
    expect([second.status, second.body]).toStrictEqual([200, first.body]);
  });

  test('If-Match refuses a change based on another revision', async () => {
    const { id } = (await side.call(staff, 'POST', '/v2/styles', { name: 'Seen' })).body;
    await side.call(staff, 'PATCH', `/v2/styles/${id}`, { name: 'Changed' });
    const stale = await side.call(
      staff,
      'PATCH',
      `/v2/styles/${id}`,
      { name: 'Mine' },
      { 'if-match': '"0"' },
    );
    expect([stale.status, stale.body.errorCode]).toStrictEqual([412, 'concurrency.revision_mismatch']);
    expect(stale.body.detail).toStrictEqual({ expected: '0', current: '1' });
    const fresh = await side.call(
      staff,
      'PATCH',
      `/v2/styles/${id}`,
      { name: 'Mine' },
      { 'if-match': '"1"' },
    );
    expect(fresh.status).toBe(200);
  });
});
