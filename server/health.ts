import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { everybody } from '#http/rights.ts';

export type HealthCheck = {
  name: string;
  /** Looks now, not at a flag of earlier; `detail` is shown to anybody and names no address or secret. */
  check(): Promise<{ ok: boolean; detail?: string }>;
};

type Result = { name: string; ok: boolean; detail?: string };
type Report = { ready: boolean; checks: Result[] };

const patience = 3_000;

/** What readiness depends on: every part adds its own checks. */
export class Health {
  #checks: HealthCheck[] = [];
  #stopping = false;
  #looking: Promise<Report> | undefined;

  add(check: HealthCheck): void {
    this.#checks.push(check);
  }

  /** From here on nothing new is to be sent here, though what runs is finished. */
  stopping(): void {
    this.#stopping = true;
  }

  /** Runs all checks; callers at the same time share one run. */
  async report(): Promise<Report> {
    if (this.#stopping) return { ready: false, checks: [{ name: 'server', ok: false, detail: 'stopping' }] };
    this.#looking ??= Promise.all(this.#checks.map(look)).then((checks) => {
      this.#looking = undefined;
      return { ready: checks.every(({ ok }) => ok), checks };
    });
    return this.#looking;
  }
}

async function look({ name, check }: HealthCheck): Promise<Result> {
  const late = new AbortController();
  try {
    const answered = await Promise.race([
      check(),
      delay(patience, { ok: false, detail: 'no answer within 3 seconds' }, { signal: late.signal }),
    ]);
    return { name, ...answered };
  } catch {
    return { name, ok: false, detail: 'not reachable' };
  } finally {
    late.abort();
  }
}

/** `GET /health/live`: the process answers. `GET /health/ready`: 200 when every check is good, else 503, with each check. */
export function healthRoutes(app: FastifyInstance, health: Health): void {
  const options = { schema: { hide: true } as object, config: everybody };
  app.get('/health/live', options, async () => ({ live: true }));
  app.get('/health/ready', options, async (_request, reply) => {
    const report = await health.report();
    return reply
      .code(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
}
