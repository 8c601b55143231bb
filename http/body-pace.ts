import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { clientError } from './client-error.ts';

export interface Pace {
  bytes: number;
  inMs: number;
}

/**
 * The slowest allowed body: a tenth of a slow mobile line's throughput, over a period that bridges the loss of signal in a
 * tunnel.
 */
const leastPace: Pace = { bytes: 64 * 1024, inMs: 20_000 };

/**
 * Ends requests with 408 when their body arrives too slowly. A client that sends a byte a second would otherwise hold
 * the request's resources until the request timeout.
 */
export function requirePace(app: FastifyInstance, pace: Pace = leastPace): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) watch(request.raw, pace, () => reply.raw.headersSent);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(raw: IncomingMessage, { bytes, inMs }: Pace, isAnswered: () => boolean): void {
  const { socket } = raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer);
    // Unread bytes in our buffer mean that this process is slow, not the client.
    const isOurs = raw.readableLength > 0 || raw.isPaused();
    if (!isOurs && socket.bytesRead - before < bytes) {
      clearInterval(timer);
      if (!isAnswered()) {
        clientError(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
      }
      socket.destroySoon();
    }
    before = socket.bytesRead;
  }, inMs).unref();
  raw.once('close', () => clearInterval(timer));
}
