import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Half of what a whole stop may take: what the server stands on is stopped in order after it. */
const usualPatience = 10_000;

/**
 * Lets an app that closes answer what has begun, and wait for nothing else. Node counts a connection on which nobody has asked
 * yet as busy, and browsers and load balancers open such ahead of a request; one that is answered after the closing has begun
 * would be kept for the next request, over a minute. Whatever is left after `patience` ms is cut off.
 */
export function drainOnClose(app: FastifyInstance, patience = usualPatience): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of open) {
      if (socket.bytesRead === 0) socket.destroy();
    }
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  // An answer whose head was on its way before has not said so.
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.destroySoon();
    done();
  });
}
