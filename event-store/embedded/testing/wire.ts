import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

/** A way to a server on which tests let happen what happens on networks. */
export interface Wire {
  readonly port: number;
  /** Bytes of answers that have come to the clients so far. */
  answeredBytes(): number;
  /** Lets requests through, but no answers. */
  withholdAnswers(): void;
  /** Takes connections and requests, but lets nothing through: the server stands still, as a stopped process does. */
  standStill(): void;
  /** How many connections were taken so far. */
  connections(): number;
  /** Lets all through again, what was withheld first. */
  deliver(): void;
  /** Holds each piece of an answer back for so many milliseconds; 0 for none. */
  slowAnswers(ms: number): void;
  /** Cuts every connection, what is withheld with them; new ones work. */
  cut(): void;
  /** Lets so many more bytes of requests through and cuts behind them; resolves when it has. */
  cutAfter(bytes: number): Promise<void>;
  /** From here on connections lead to another port of the same machine. */
  leadTo(port: number): void;
  stop(): Promise<void>;
}

export async function wireTo(target: { host: string; port: number }): Promise<Wire> {
  let { port } = target;
  const pairs = new Set<readonly [Socket, Socket]>();
  let held: PromiseWithResolvers<void> | null = null;
  let still: PromiseWithResolvers<void> | null = null;
  let taken = 0;
  let slowMs = 0;
  let answered = 0;
  let left: { bytes: number; isCut: () => void } | null = null;

  const requests = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        while (still !== null) await still.promise;
        if (left === null || chunk.length < left.bytes) {
          if (left !== null) left.bytes -= chunk.length;
          return done(null, chunk);
        }
        const { bytes, isCut } = left;
        left = null;
        this.push(chunk.subarray(0, bytes));
        // What was let through is on its way before the connection ends.
        setImmediate(() => {
          cut();
          isCut();
        });
      },
    });
  const answers = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        void (async () => {
          if (slowMs > 0) await setTimeout(slowMs);
          while (held !== null) await held.promise;
          answered += chunk.length;
          done(null, chunk);
        })();
      },
    });
  const server = createServer((near) => {
    const far = connect({ host: target.host, port, noDelay: true });
    near.setNoDelay(true);
    taken += 1;
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    pipeline(near, requests(), far).catch(end);
    pipeline(far, answers(), near).catch(end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  function letThrough(): void {
    for (const waiting of [held, still]) waiting?.resolve();
    held = null;
    still = null;
  }

  function cut(): void {
    letThrough();
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroySoon();
    }
    pairs.clear();
  }

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    answeredBytes: () => answered,
    withholdAnswers() {
      held ??= Promise.withResolvers();
    },
    standStill() {
      held ??= Promise.withResolvers();
      still ??= Promise.withResolvers();
    },
    connections: () => taken,
    deliver: letThrough,
    slowAnswers(ms) {
      slowMs = ms;
    },
    cut,
    cutAfter: (bytes) =>
      new Promise((resolve) => {
        left = { bytes: Math.max(1, bytes), isCut: resolve };
      }),
    leadTo(next) {
      port = next;
    },
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
