import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { drainOnClose } from './drain.ts';

const agent = new Agent({ keepAlive: true });
let app: FastifyInstance;
afterEach(async () => {
  agent.destroy();
  app.server.closeAllConnections();
  await app.close();
});

/** Starts an app that answers `/` when the test says so, and `/stream` with data that the test writes. */
async function serve(patience?: number) {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: true });
  drainOnClose(app, patience);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  const stream = new PassThrough();
  const closing = Promise.withResolvers<void>();
  app.addHook('preClose', (done) => {
    closing.resolve();
    done();
  });
  app.get('/', () => {
    asked.resolve();
    return answer.promise;
  });
  app.get('/stream', (_request: FastifyRequest, reply: FastifyReply) => reply.send(stream));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { port, asked: asked.promise, closing: closing.promise, answer, stream };
}

/** Sends a request over a keep-alive connection and resolves to the answer. */
async function ask(port: number, path: string): Promise<IncomingMessage> {
  const asking = request({ host: '127.0.0.1', port, path, agent }).end();
  const [response] = await once(asking, 'response');
  return response;
}

/** Opens a connection, sends the text `said`, and waits until the server has accepted the connection. */
async function connected(port: number, said: string) {
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  const [theirs] = await accepted;
  if (said !== '') {
    socket.write(said);
    await expect.poll(() => theirs.bytesRead).toBe(said.length);
  }
  return { ended };
}

test('does not wait for a connection without a request', async () => {
  const { port } = await serve();
  const { ended } = await connected(port, '');
  await app.close();
  await ended;
});

test('answers a running request, then closes its connection', async () => {
  const { port, asked, closing, answer } = await serve();
  const answered = ask(port, '/');
  await asked;
  const closed = app.close();
  await closing;
  answer.resolve('as asked');
  const response = await answered;
  expect(response).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  expect(await text(response)).toBe('as asked');
  await closed;
});

test('completes an answer that is being sent, then closes its connection', async () => {
  const { port, closing, stream } = await serve();
  stream.write('first ');
  const response = await ask(port, '/stream');
  expect(response.headers.connection).toBe('keep-alive');
  const closed = app.close();
  await closing;
  stream.end('last');
  expect(await text(response)).toBe('first last');
  await closed;
});

test('destroys unfinished connections after the patience', async () => {
  const { port } = await serve(50);
  const { ended } = await connected(port, 'GET / HTTP/1.1\r\n');
  await app.close();
  await ended;
});
