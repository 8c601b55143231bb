import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to Postgres on which answers can be withheld and connections cut. */
export interface SeveredPostgres {
  readonly databaseUrl: string;
  /** Lets requests through, but no answers. */
  withholdAnswers(): void;
  /** Cuts every connection, their withheld answers with them; new ones work again. */
  cut(): void;
  stop(): Promise<void>;
}

export async function severedPostgres(databaseUrl: string): Promise<SeveredPostgres> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    pairs.add([near, far]);
    near.pipe(far).pipe(near);
    for (const socket of [near, far])
      socket.on('error', () => {}).on('close', () => [near, far].map(destroy));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  const cut = (): void => {
    for (const pair of pairs) pair.map(destroy);
    pairs.clear();
  };
  return {
    databaseUrl: url.toString(),
    withholdAnswers: () => {
      for (const [near, far] of pairs) far.unpipe(near);
    },
    cut,
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

const destroy = (socket: Socket): Socket => socket.destroy();
