import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requirePace } from './body-pace.ts';

/** The period of the pace check: short for a test, yet long enough for a busy machine to send a body. */
const inMs = 1_000;

let app: FastifyInstance;
let port: number;
const open = new Set<Socket>();
beforeEach(async () => {
  app = Fastify();
  requirePace(app, { bytes: 1_000, inMs });
  app.post('/', async () => 'taken');
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send('no') }, async () => '');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
});

/** Begins a request that announces a body of this many bytes. */
async function begin(path: string, length: number) {
  // Writing to a connection that the server has closed is no failure here.
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  open.add(socket);
  await once(socket, 'connect');
  let answered = '';
  socket.on('data', (chunk) => {
    answered += chunk;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return { socket, closed: once(socket, 'close'), answered: () => answered };
}

it('ends a request with 408 when its body arrives one byte at a time', async () => {
  const { socket, closed, answered } = await begin('/', 100_000);
  const dripping = setInterval(() => socket.write('x'), 50);
  socket.once('end', () => clearInterval(dripping));
  await closed;
  clearInterval(dripping);
  expect(answered()).toMatch(/^HTTP\/1\.1 408 /);
  expect(answered()).toContain('"errorCode":"request.timeout"');
});

it('closes the connection of an answered request whose body still trickles in', async () => {
  const { closed, answered } = await begin('/refused', 100_000);
  await closed;
  expect(answered()).toMatch(/^HTTP\/1\.1 401 /);
  expect(answered()).not.toContain('408');
});

it('accepts a body that keeps the pace, however long it takes', async () => {
  const { socket, answered } = await begin('/', 60_000);
  // Sends a fifth of the required bytes every tenth of the period.
  const sending = setInterval(() => socket.write('x'.repeat(2_000)), inMs / 10);
  await once(socket, 'data');
  clearInterval(sending);
  expect(answered()).toMatch(/^HTTP\/1\.1 200 /);
});

it('keeps a connection that has nothing to send', async () => {
  const { socket, answered } = await begin('/', 1);
  socket.write('x');
  await once(socket, 'data');
  const next = await begin('/', 100_000);
  await next.closed;
  // The idle connection has waited for as long as the server took to end the slow one.
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\nx');
  await once(socket, 'data');
  expect(answered().match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});
