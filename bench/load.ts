import { Agent, request } from 'node:http';
import { type Spread, spreadOf } from './spread.ts';

/** One of the systems that do the same work, called over HTTP. */
export interface Side {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** Returns the next call of a connection; `turn` counts all calls to this side. */
  next(turn: number): { method: string; path: string; body?: object };
}

export interface LoadFigure {
  side: string;
  connections: number;
  /** Calls per second, over the runs. */
  perSecond: Spread;
  /** Milliseconds per call, over all runs. */
  milliseconds: Spread;
  /** Number of successful calls, including the warm-up. */
  calls: number;
}

export interface LoadOptions {
  connections: number;
  /** Seconds of each run; 4 by default. */
  seconds?: number;
  /** Number of runs after the warm-up; 3 by default. */
  runs?: number;
  /** Seconds of the warm-up, which does not count; 1 by default. */
  warmUp?: number;
}

/**
 * Measures how many calls each side can answer. The sides take turns, so that a slowdown of the machine affects all
 * of them.
 */
export async function measureLoad(
  sides: readonly Side[],
  { connections, seconds = 4, runs = 3, warmUp = 1 }: LoadOptions,
): Promise<LoadFigure[]> {
  const callers = sides.map((side) => caller(side, connections));
  const rates = sides.map((): number[] => []);
  const times = sides.map((): number[] => []);
  for (let run = -1; run < runs; run++) {
    for (const [index, each] of callers.entries()) {
      const { perSecond, milliseconds } = await each.run(run < 0 ? warmUp : seconds);
      if (run < 0) continue;
      rates[index]?.push(perSecond);
      for (const took of milliseconds) times[index]?.push(took);
    }
  }
  return callers.map(({ side, end, turns }, index) => {
    end();
    const [perSecond, milliseconds] = [spreadOf(rates[index] ?? []), spreadOf(times[index] ?? [])];
    return { side: side.name, connections, perSecond, milliseconds, calls: turns() };
  });
}

/** Opens connections that call a side as fast as it answers, for a given time. */
export function caller(side: Side, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let turn = 0;
  return {
    side,
    end: () => agent.destroy(),
    turns: () => turn,
    async run(seconds: number): Promise<{ perSecond: number; milliseconds: number[] }> {
      const began = performance.now();
      const until = began + seconds * 1_000;
      const milliseconds: number[] = [];
      const work = async () => {
        while (performance.now() < until) {
          const sent = performance.now();
          await call(agent, side, turn++);
          milliseconds.push(performance.now() - sent);
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
      return { perSecond: (milliseconds.length / (performance.now() - began)) * 1_000, milliseconds };
    },
  };
}

function call(agent: Agent, { url, headers, next }: Side, turn: number): Promise<void> {
  const { method, path, body } = next(turn);
  const text = body === undefined ? '' : JSON.stringify(body);
  const json =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, headers: { ...headers, ...json } }, (response) => {
      let answer = '';
      response.on('data', (chunk: Buffer) => {
        // Reads the bodies of failed answers only.
        if ((response.statusCode ?? 0) >= 300) answer += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        if ((response.statusCode ?? 0) < 300) resolve();
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
