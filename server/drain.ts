import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The maximum time for a drain in milliseconds, half of a whole stop: the server's parts stop after it, one by one. */
const usualPatience = 10_000;

/**
 * Makes a closing app finish its running requests and wait for nothing else. Node counts a connection without a request as
 * busy, and browsers and load balancers open such connections in advance. Node also keeps a connection open for over a minute
 * after an answer that it sends while closing. After `patience` ms, all remaining connections are destroyed.
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
  // An answer whose head was sent before closing has no `connection: close`, so the client would keep the connection.
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.destroySoon();
    done();
  });
}
