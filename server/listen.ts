import type { FastifyInstance } from 'fastify';
import { errorCode, oneLine, StartFailure } from '#backend/failure.ts';

/**
 * Starts listening and returns the URL to show to people.
 *
 * @throws StartFailure if the system refuses the port or the host
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartFailure(reason(error, host, port));
  }
  const address = app.server.address();
  const actual = address && typeof address === 'object' ? address.port : port;
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actual}`;
}

function reason(error: unknown, host: string, port: number): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: set PORT to another one`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user: set PORT to one above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine: try 127.0.0.1, or 0.0.0.0 for all of them`;
    default:
      return `The server cannot listen at ${host}, port ${port}: ${oneLine(error)}`;
  }
}
