import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readSideOf } from './read-side.ts';

/** Returns the read side behind a server that gives this answer to each call. */
async function behind(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return readSideOf(Fastify(), `http://127.0.0.1:${port}`);
}

test('a page of a proxy counts as an unavailable read API', async () => {
  for (const status of [200, 502]) {
    const readSide = await behind(status, '<html>Bad gateway</html>');
    const answer = readSide.get('/v1/trysets/1', 'token', 0n);
    await expect(answer).rejects.toMatchObject({ statusCode: 503, errorCode: 'service.unavailable' });
  }
});

test('a refusal of the read API keeps its code', async () => {
  const refusal = JSON.stringify({ errorCode: 'tryset.not_found', message: 'no such tryset', detail: {} });
  const answer = (await behind(404, refusal)).get('/v1/trysets/1', 'token', 0n);
  await expect(answer).rejects.toMatchObject({ statusCode: 404, errorCode: 'tryset.not_found' });
});
