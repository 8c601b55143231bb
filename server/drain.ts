import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Half of the time that a whole stop may take: the parts below the server stop afterwards, in order. */
const usualPatience = 10_000;

/**
 * Makes a closing app finish its running requests and wait for nothing else. Node counts a connection without a
 * request as busy, and browsers and load balancers open such connections in advance. Node would also keep a
 * connection open for the next request, for over a minute, if it is answered after closing has begun.
 * Connections that are left after `patience` ms are destroyed.
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
  // An answer whose head was sent before closing has no `connection: close`.
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.destroySoon();
    done();
  });
}
