import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { oneLine } from '#backend/failure.ts';
import { everybody } from '#http/rights.ts';

export type HealthCheck = {
  name: string;
  /** Checks the current state, never a stored flag. Everybody can see `detail`, so it must not contain addresses or secrets. */
  check(): Promise<{ ok: boolean; detail?: string }>;
};

type Result = { name: string; ok: boolean; detail?: string };
/** The result of a check. `cause` is the error behind a bad result, for the log only. */
type Look = Result & { cause?: unknown };
type Report = { ready: boolean; checks: Result[] };

/** Timeout of a check in ms. */
export const checkPatience = 3_000;
const lookEveryMs = 10_000;
const good = 'good';

/** Runs the health checks that readiness depends on; each part of the server adds its own. */
export class Health {
  readonly #tell: (look: Look) => void;
  #checks: HealthCheck[] = [];
  readonly #told = new Map<string, string>();
  #stopping = false;
  #looking: Promise<Report> | undefined;

  /** Calls `tell` when a check turns bad, turns good again, or is bad for another reason. */
  constructor(tell: (look: Look) => void = () => undefined) {
    this.#tell = tell;
  }

  add(check: HealthCheck): void {
    this.#checks.push(check);
  }

  /** Makes readiness fail from now on, so that load balancers send no new requests. Running requests finish. */
  stopping(): void {
    this.#stopping = true;
  }

  /** Runs the checks every ten seconds, so that changes are logged even if nobody asks. Returns a stop function. */
  watch(): () => Promise<void> {
    const timer = setInterval(() => void this.report(), lookEveryMs).unref();
    return async () => clearInterval(timer);
  }

  /** Runs all checks; concurrent callers share one run. */
  async report(): Promise<Report> {
    if (this.#stopping) return { ready: false, checks: [{ name: 'server', ok: false, detail: 'stopping' }] };
    this.#looking ??= Promise.all(this.#checks.map(look)).then((looks) => {
      this.#looking = undefined;
      for (const each of looks) this.#note(each);
      const checks = looks.map(({ cause: _, ...result }) => result);
      return { ready: checks.every(({ ok }) => ok), checks };
    });
    return this.#looking;
  }

  #note(look: Look): void {
    // Numbers in the detail, such as seconds, change with every run. They do not count as a new state.
    const state = look.ok ? good : (look.detail ?? '').replace(/\d+/g, '0');
    const before = this.#told.get(look.name) ?? good;
    this.#told.set(look.name, state);
    if (state !== before && !this.#stopping) this.#tell(look);
  }
}

async function look({ name, check }: HealthCheck): Promise<Look> {
  const late = new AbortController();
  try {
    const answered = await Promise.race([
      check(),
      delay(checkPatience, { ok: false, detail: 'no answer within 3 seconds' }, { signal: late.signal }),
    ]);
    return { name, ...answered };
  } catch (cause) {
    return { name, ok: false, detail: 'not reachable', cause };
  } finally {
    late.abort();
  }
}

/** Returns a function that logs when a check changes, with the error behind it. No answer shows this error. */
export function healthLines(log: FastifyBaseLogger): (look: Look) => void {
  return ({ name: check, ok, detail, cause }) => {
    if (ok) log.warn({ check }, `${check}: good again`);
    else log.error({ check, ...(cause !== undefined && { reason: oneLine(cause) }) }, `${check}: ${detail}`);
  };
}

/** `GET /health/live`: the process answers. `GET /health/ready`: 200 if every check is good, else 503; lists all checks. */
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
