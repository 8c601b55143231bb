import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asker } from '#test/ask.ts';
import { staff, type TestServer, testServer } from '#test/server.ts';
import { givenHouse } from '#write-api/testing/house.ts';

let server: TestServer;
let ask: Ask;
beforeAll(async () => {
  server = await testServer();
  ask = asker(server);
});
afterAll(() => server?.close());

const items = '/v2/trysets/items';

/** Takes actions on a new item, in this order. Returns the item's id. */
async function itemAfter(name: string, ...actions: readonly [string, object?][]): Promise<number> {
  const { itemId } = await givenHouse({ call: ask }, name);
  for (const [action, body = {}] of actions) await act(itemId, action, body);
  return itemId;
}

async function act(id: number, action: string, body: object) {
  const answer = await ask(staff, 'POST', `${items}/${id}/actions/${action}`, body);
  expect(answer.status, `${action}: ${answer.text}`).toBe(200);
}

const outcomeOf = async (id: number, at = '') => {
  const { status, outcome, outcomeCause, faultType } = (await ask(staff, 'GET', `${items}/${id}${at}`)).body;
  return { status, outcome, outcomeCause, faultType };
};
const idsOf = async (query: string): Promise<number[]> =>
  (await ask(staff, 'GET', `${items}?${query}`)).body.data.map(({ id }: { id: number }) => id);

const delivered: readonly [string, object?][] = [
  ['accept'],
  ['outbound', { courier: 'HANJIN', tracking_number: '40120001' }],
  ['force_delivered', { reason: 'it is there' }],
];

test('the undo of a forced purchase brings the cause of the deferral back, also in the past and the file', async () => {
  const reason = { reason: 'it is torn' };
  const id = await itemAfter(
    'torn',
    ...delivered,
    ['request_return'],
    ['accept_return'],
    ['defer_return_item', { fault_type: 'product', ...reason }],
  );
  const deferred = {
    status: 'return_deferred',
    outcome: 'deferred',
    outcomeCause: 'deferred_product',
    faultType: 'product',
  };
  expect(await outcomeOf(id)).toEqual(deferred);
  const { revision } = (await ask(staff, 'GET', `${items}/${id}`)).body;

  await act(id, 'force_purchase', { fault_type: 'curator', ...reason });
  const forced = {
    status: 'purchased',
    outcome: 'lost',
    outcomeCause: 'forced_curator',
    faultType: 'curator',
  };
  expect(await outcomeOf(id)).toEqual(forced);
  expect(await idsOf(`outcome_cause=forced_curator&ids=${id}`)).toEqual([id]);
  expect(await idsOf(`outcome_cause=deferred_product&ids=${id}`)).toEqual([]);

  await act(id, 'undo_force_purchase', reason);
  expect(await outcomeOf(id)).toEqual(deferred);
  expect(await idsOf(`outcome_cause=deferred_product,denied&ids=${id}`)).toEqual([id]);
  expect(await idsOf(`outcome_cause=forced_curator&ids=${id}`)).toEqual([]);
  const file = await ask(staff, 'GET', `${items}/csv?ids=${id}&language=ko`);
  expect(file.text).toContain('보류: 상품 귀책');

  // The past folds the same events.
  expect(await outcomeOf(id, `?revision=${revision}`)).toEqual(deferred);
  expect(await outcomeOf(id, `?revision=${Number(revision) + 1}`)).toEqual(forced);
  const between = `${items}/${id}/difference?from=${revision}&to=${Number(revision) + 1}`;
  const { changes } = (await ask(staff, 'GET', between)).body;
  expect(changes).toContainEqual(
    expect.objectContaining({ field: 'outcomeCause', before: 'deferred_product', after: 'forced_curator' }),
  );
});

test('an item under way shows no cause, and no filter finds it by one', async () => {
  const id = await itemAfter('asked', ...delivered, ['request_return']);
  expect(await outcomeOf(id)).toMatchObject({ outcome: null, outcomeCause: null });
  expect(await idsOf(`outcome_cause=return_requested&ids=${id}`)).toEqual([]);
  await act(id, 'arrive_unannounced', {});
  await act(id, 'return_complete', {});
  expect(await outcomeOf(id)).toMatchObject({ outcome: 'returned', outcomeCause: 'return_requested' });
  expect(await idsOf(`outcome_cause=return_requested&ids=${id}`)).toEqual([id]);
});
