import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { knownError } from '#http/error-answer.ts';
import { type LogText, logSender } from './log-answer.ts';

function appOver(text: LogText) {
  const app = fastify();
  app.setErrorHandler((error, request, reply) => {
    const known = knownError(error, request);
    return reply
      .code(known?.statusCode ?? 500)
      .headers(known?.headers ?? {})
      .send(String(error));
  });
  const send = logSender(text);
  app.get('/log', (_request, reply) => send({}, reply));
  return app;
}

test('allows two downloads at once, refuses a third with retry-after, and frees ended ones', async () => {
  const opened = Promise.withResolvers<void>();
  let begun = 0;
  const app = appOver(async function* () {
    yield 'header\n';
    begun += 1;
    await opened.promise;
    yield 'closing\n';
  });
  const two = [app.inject('/log'), app.inject('/log')].map((answer) => answer.then((each) => each));
  await expect.poll(() => begun).toBe(2);
  const third = await app.inject('/log');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '30']);
  opened.resolve();
  for (const each of await Promise.all(two)) {
    expect(gunzipSync(each.rawPayload).toString()).toBe('header\nclosing\n');
  }
  expect((await app.inject('/log')).statusCode).toBe(200);
});

test('returns an error that occurs before the first part, and frees its place', async () => {
  const app = appOver(async function* () {
    yield await Promise.reject(new Error('the store is away'));
  });
  for (let time = 0; time < 3; time++) expect((await app.inject('/log')).statusCode).toBe(500);
});

test('stops reading when the reader disconnects', async () => {
  const ended = Promise.withResolvers<void>();
  const app = appOver(async function* (_choice, signal) {
    try {
      for (let line = 0; !signal.aborted; line++) yield `${line} ${Math.random()}\n`.repeat(1_000);
    } finally {
      ended.resolve();
    }
  });
  const url = await app.listen({ port: 0 });
  const stopping = new AbortController();
  const answer = await fetch(`${url}/log`, { signal: stopping.signal });
  await answer.body?.getReader().read();
  stopping.abort();
  await ended.promise;
  expect((await fetch(`${url}/log`, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
  app.server.closeAllConnections();
  await app.close();
});
