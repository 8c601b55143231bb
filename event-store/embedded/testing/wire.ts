import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

/** A TCP proxy in front of a server, on which tests simulate network faults. */
export interface Wire {
  readonly port: number;
  /** Returns how many bytes of answers have reached the clients so far. */
  answeredBytes(): number;
  /** From now on, passes requests on but withholds all answers. */
  withholdAnswers(): void;
  /** From now on, accepts connections and requests but passes nothing on, like a stopped process. */
  standStill(): void;
  /** Returns the number of accepted connections so far. */
  connections(): number;
  /** Ends `withholdAnswers` and `standStill`: passes on the withheld answers, then everything else. */
  deliver(): void;
  /** Delays each piece of an answer by this many milliseconds; 0 for none. */
  slowAnswers(ms: number): void;
  /** Cuts every connection and drops its withheld answers. New connections work. */
  cut(): void;
  /** Passes on this many more bytes of requests, then cuts every connection; resolves at the cut. */
  cutAfter(bytes: number): Promise<void>;
  /** Connects new connections to another port of this machine. */
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
        // Data already passed on is still sent before the connection ends.
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
