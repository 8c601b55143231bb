import { expect, test } from 'vitest';
import type { RestRequest } from '../kit/rest-call.ts';
import { graphApp } from '../testing/graph-app.ts';

const query = 'mutation { returnArriveDeferredTrysetItem(id: 7) { status } }';
const refused = (status: number, errorCode: string) => ({
  status,
  body: { errorCode, message: errorCode, detailCode: null, detail: {} },
});

/** A REST API whose item has this status, with the answer to the command. */
const item = (status: string, arrive: object) => (request: RestRequest) =>
  request.method === 'GET' ? { body: { id: 7, status, revision: '4' } } : arrive;

test('records the arrival at the revision whose status it read', async () => {
  const { ask, calls } = await graphApp(item('return_deferred', { body: {} }));
  const { body } = await ask({ query });
  expect(body.errors).toBeUndefined();
  expect(calls[1]).toMatchObject({
    url: '/v2/trysets/items/7/actions/arrive',
    headers: { 'if-match': '"4"' },
  });
});

test('refuses an item with another status', async () => {
  const { ask } = await graphApp(item('return_delivering', refused(412, 'concurrency.revision_mismatch')));
  const { body } = await ask({ query });
  expect(body.errors[0].extensions).toMatchObject({
    errorCode: 'tryset_item.transition_not_allowed',
    detail: { status: 'return_delivering', action: 'arrive' },
    status: 409,
  });
});

test('passes on that the item changed meanwhile', async () => {
  const { ask } = await graphApp(item('return_deferred', refused(412, 'concurrency.revision_mismatch')));
  const { body } = await ask({ query });
  expect(body.errors[0].extensions).toMatchObject({
    errorCode: 'concurrency.revision_mismatch',
    status: 412,
  });
});

test('answers a repeated mutation although the item has arrived', async () => {
  const { ask } = await graphApp(item('return_arrived', { body: {} }));
  const { body } = await ask({ query });
  expect(body.data).toEqual({ returnArriveDeferredTrysetItem: { status: 'return_arrived' } });
});
