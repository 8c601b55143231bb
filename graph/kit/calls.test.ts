import { expect, test } from 'vitest';
import { ApiError } from '#http/errors.ts';
import { graphApp, staff } from '../testing/graph-app.ts';

const remove = 'mutation { deleteLook(id: 1, options: { reason: "twice", revision: "4" }) { id } }';
const position = (at: number, stale?: string) =>
  new Headers({ 'x-position': String(at), ...(stale !== undefined && { 'x-stale': stale }) });

test('forwards the caller of a request to its REST call', async () => {
  const { ask, calls, tokenOf } = await graphApp();
  const authorization = await tokenOf(staff);
  await ask(
    { query: '{ getLook(id: 7) { __typename } }' },
    { authorization, 'accept-language': 'ko', 'x-min-position': '12', 'if-match': '"3"' },
  );
  const [call] = calls;
  expect(call).toMatchObject({
    method: 'GET',
    url: '/v1/looks/7',
    from: { address: '127.0.0.1', host: 'localhost:80', protocol: 'http' },
  });
  expect(call?.headers).toMatchObject({ authorization, 'accept-language': 'ko', 'x-min-position': '12' });
  // A read with a revision is no view of the past, and REST reads take no If-Match.
  expect(call?.headers).not.toHaveProperty('if-match');
});

test('passes reason, revision and key on, and answers the position', async () => {
  const { ask, calls, tokenOf } = await graphApp(() => ({ body: { id: 1 }, headers: position(31) }));
  const authorization = await tokenOf(staff);
  const { body } = await ask({ query: remove }, { authorization, 'idempotency-key': 'k' });
  expect(body).toEqual({ data: { deleteLook: { id: 1 } }, extensions: { position: '31', stale: false } });
  expect(calls[0]).toMatchObject({
    method: 'DELETE',
    body: { reason: 'twice' },
    headers: { 'idempotency-key': 'k:deleteLook', 'if-match': '"4"' },
  });
});

test('runs root mutations in turn, each under its own key, and goes on after a refusal', async () => {
  let running = 0;
  const { ask, calls } = await graphApp(async ({ url }) => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (url.endsWith('/2')) {
      const body = {
        errorCode: 'look.not_found',
        message: 'there is no look 2',
        detailCode: null,
        detail: { id: 2 },
      };
      return { status: 404, body };
    }
    return { body: { id: Number(url.at(-1)) }, headers: position(url.endsWith('/1') ? 9 : 5, 'true') };
  });
  const query = `mutation { ${[1, 2, 3].map((id) => `m${id}: deleteLook(id: ${id}, options: { idempotencyKey: "k" }) { id }`).join(' ')} }`;
  const { status, body } = await ask({ query });
  expect(status).toBe(200);
  expect(body.data).toEqual({ m1: { id: 1 }, m2: null, m3: { id: 3 } });
  expect(body.errors).toEqual([
    expect.objectContaining({
      message: 'there is no look 2',
      path: ['m2'],
      extensions: { errorCode: 'look.not_found', detailCode: null, detail: { id: 2 }, status: 404 },
    }),
  ]);
  expect(body.extensions).toEqual({ position: '9', stale: true });
  expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k:m1', 'k:m2', 'k:m3']);
});

test.each([
  ['omitted', { query: '{ getLook { id } }' }],
  ['null', { query: '{ getLook(id: null) { id } }' }],
  ['an unset variable', { query: 'query($id: Int!) { getLook(id: $id) { id } }' }],
  ['a null variable', { query: 'query($id: Int!) { getLook(id: $id) { id } }', variables: { id: null } }],
])('answers 400 for a required input that is %s', async (_name, body) => {
  const { ask, calls } = await graphApp();
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors[0]).toMatchObject({
    message: 'required parameter id was null or undefined when calling getLook',
    extensions: { errorCode: 'request.parameter_missing', status: 400 },
  });
  expect(calls).toEqual([]);
});

test('hides an unexpected error, and reports an API that is away', async () => {
  const broken = await graphApp(() => {
    throw new TypeError('a secret');
  });
  const { body } = await broken.ask({ query: '{ getLook(id: 1) { id } }' });
  expect(body.errors[0].extensions).toMatchObject({ errorCode: 'service.unexpected', status: 500 });
  expect(JSON.stringify(body)).not.toContain('a secret');

  const away = await graphApp(() => {
    throw new ApiError(503, 'service.unavailable', 'the read API cannot be reached');
  });
  const answer = await away.ask({ query: '{ getLook(id: 1) { id } }' });
  expect(answer.body.errors[0]).toMatchObject({ path: ['getLook'], extensions: { status: 503 } });
});

test('aborts the calls of a client that disconnects', async () => {
  const called = Promise.withResolvers<AbortSignal>();
  const { app, tokenOf } = await graphApp(
    ({ signal }) =>
      new Promise((_, reject) => {
        called.resolve(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const url = await app.listen({ port: 0 });
  const leave = new AbortController();
  const asked = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: await tokenOf(staff) },
    body: JSON.stringify({ query: '{ getLook(id: 1) { id } }' }),
    signal: leave.signal,
  });
  const signal = await called.promise;
  expect(signal.aborted).toBe(false);
  leave.abort();
  await expect(asked).rejects.toThrow();
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  await app.close();
});
