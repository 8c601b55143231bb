import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { oneLine } from '#backend/failure.ts';
import { everybody } from '#http/rights.ts';

export type HealthCheck = {
  name: string;
  /** Looks now, not at a flag of earlier; `detail` is shown to anybody and names no address or secret. */
  check(): Promise<{ ok: boolean; detail?: string }>;
};

type Result = { name: string; ok: boolean; detail?: string };
/** What a check found; `cause` is what it failed with, for the log alone. */
type Look = Result & { cause?: unknown };
type Report = { ready: boolean; checks: Result[] };

const patience = 3_000;
const lookEveryMs = 10_000;
const good = 'good';

/** What readiness depends on: every part adds its own checks. */
export class Health {
  readonly #tell: (look: Look) => void;
  #checks: HealthCheck[] = [];
  readonly #told = new Map<string, string>();
  #stopping = false;
  #looking: Promise<Report> | undefined;

  /** `tell` hears of each check that turned bad, turned good again, or is bad for another reason. */
  constructor(tell: (look: Look) => void = () => undefined) {
    this.#tell = tell;
  }

  add(check: HealthCheck): void {
    this.#checks.push(check);
  }

  /** From here on nothing new is to be sent here, though what runs is finished. */
  stopping(): void {
    this.#stopping = true;
  }

  /** Looks from time to time, so that changes are told when nobody else looks; returns what ends it. */
  watch(): () => Promise<void> {
    const timer = setInterval(() => void this.report(), lookEveryMs).unref();
    return async () => clearInterval(timer);
  }

  /** Runs all checks; callers at the same time share one run. */
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
    // Numbers in it, such as seconds, grow from look to look.
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
      delay(patience, { ok: false, detail: 'no answer within 3 seconds' }, { signal: late.signal }),
    ]);
    return { name, ...answered };
  } catch (cause) {
    return { name, ok: false, detail: 'not reachable', cause };
  } finally {
    late.abort();
  }
}

/** Says in the log how a check turned out; what it failed with stands there, and in no answer. */
export function healthLines(log: FastifyBaseLogger): (look: Look) => void {
  return ({ name: check, ok, detail, cause }) => {
    if (ok) log.warn({ check }, `${check}: good again`);
    else log.error({ check, ...(cause !== undefined && { reason: oneLine(cause) }) }, `${check}: ${detail}`);
  };
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
