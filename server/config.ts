import { type BackendConfig, backendConfig, checkDatabaseUrl } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import type { House } from '#domain/settlements/house.ts';
import type { AcceptedOperations } from '#graph/kit/listed-operations.ts';
import { frozenAfterSeconds } from '#projections/kit/operations/health.ts';
import { isTraced, type TracingConfig } from '#telemetry/start-tracing.ts';
import type { Pace } from '#write-api/kit/follower/pace.ts';
import { type DashboardServices, dashboardServices } from './dashboard-services.ts';
import { houseOf } from './house.ts';
import { type LogLevel, logLevels } from './watch/log-options.ts';

/** Roles of a process: everything (`npm start`), or one service of docker-compose.yml. */
export const roles = ['all', 'write-api', 'read-api', 'projections', 'dashboard'] as const;
export type Role = (typeof roles)[number];

export type ServerConfig = {
  role: Role;
  host: string;
  /** The port to listen at; 0 picks a free port. */
  port: number;
  /** True to read the caller's address, host and protocol from `x-forwarded-*`. */
  trustProxy: boolean;
  /** `demo` lets the first start add the demo data. */
  seed: 'demo' | 'none';
  /** Seconds that events may wait on an unmoving checkpoint before the read models count as frozen. */
  frozenAfterSeconds: number;
  logLevel: LogLevel;
  /** Whether answers to unexpected errors contain their stack; for debugging only. */
  debugErrors: boolean;
  /** The bearer token that `/metrics` requires; null admits only programs of this machine. */
  metricsToken: string | null;
  /** The origins of other APIs that the dashboard's page may call in place of its own. */
  apiOrigins: readonly string[];
  /** The origins of other dashboards whose pages may call these APIs. */
  dashboardOrigins: readonly string[];
  /** The settings for traces; null if no trace endpoint is configured. */
  tracing: TracingConfig | null;
  /** Outside services that the dashboard's page uses. */
  services: DashboardServices;
  /** The house until owners first revise it. */
  house: House;
  backend: BackendConfig;
  /** URLs of the processes of the two APIs; only set for the role `dashboard`. */
  apis?: { readApiUrls: readonly string[]; writeApiUrls: readonly string[] };
  /** The URL of the read API. The role `write-api` asks there which entities match a filter. */
  readApiUrl?: string;
  /** The URL of a standby from which the role `read-api` reads rows; if omitted, it reads from `backend`. */
  readDatabaseUrl?: string;
  /** Which operations the graph runs: any, or only those of `graph/operations`. */
  graphOperations: AcceptedOperations;
  /** The pace of the follower; its default pace if omitted. */
  pace?: Pace;
};

type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration of a server from its arguments (the role) and environment. Empty values count as
 * not set.
 *
 * @throws StartFailure that names the wrong value
 */
export function serverConfig(args: string[], env: Environment): ServerConfig {
  if (args.length > 1) throw new StartFailure(`Give one role at most, not "${args.join(' ')}"`);
  const role = oneOf('ROLE', args[0] || env.ROLE || 'all', roles);
  const backend = backendConfig(env);
  if (role !== 'all' && role !== 'dashboard' && !backend.given) {
    throw new StartFailure(
      `Role ${role} shares its stores with other processes: set EVENTSTORE_URL and DATABASE_URL`,
    );
  }
  return {
    role,
    host: env.HOST || '127.0.0.1',
    port: port(env.PORT || '8080'),
    trustProxy: oneOf('TRUST_PROXY', env.TRUST_PROXY || 'false', ['true', 'false'] as const) === 'true',
    seed: oneOf('SEED', env.SEED || 'demo', ['demo', 'none'] as const),
    frozenAfterSeconds: seconds(
      'FROZEN_AFTER_SECONDS',
      env.FROZEN_AFTER_SECONDS || String(frozenAfterSeconds),
    ),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'error', logLevels),
    debugErrors: oneOf('DEBUG_ERRORS', env.DEBUG_ERRORS || 'false', ['true', 'false'] as const) === 'true',
    metricsToken: metricsToken(env.METRICS_TOKEN || null),
    apiOrigins: origins('API_ORIGINS', env),
    dashboardOrigins: origins('DASHBOARD_ORIGINS', env),
    tracing: isTraced(env) ? { serviceName: `tryset-${role}`, ratio: ratio(env) } : null,
    services: dashboardServices(env),
    house: houseOf(env),
    graphOperations: oneOf('GRAPH_OPERATIONS', env.GRAPH_OPERATIONS || 'any', ['any', 'listed'] as const),
    backend,
    ...(role === 'dashboard' && { apis: apis(env) }),
    ...(role === 'read-api' && readDatabase(env)),
    ...(role === 'write-api' && {
      readApiUrl: httpUrl('READ_API_URL', env, 'bulk actions with a filter need it'),
    }),
  };
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new StartFailure(`${name} is "${value}"; it can be ${allowed.join(', ')}`);
  return found;
}

function port(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535) {
    throw new StartFailure(`PORT is "${value}"; it is a number from 0 to 65535`);
  }
  return number;
}

function seconds(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 86_400) {
    throw new StartFailure(`${name} is "${value}"; it is a number of seconds from 1 to 86400`);
  }
  return number;
}

function metricsToken(token: string | null): string | null {
  if (token === null || /^[\x21-\x7e]{16,200}$/.test(token)) return token;
  throw new StartFailure(
    'METRICS_TOKEN is not 16 to 200 characters without spaces: make one with "openssl rand -hex 24"',
  );
}

/** An origin without the wildcards that a content security policy would accept. */
const originLike = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

function origins(name: string, env: Environment): string[] {
  const values = (env[name] ?? '').split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => {
    if (originLike.test(value) && URL.canParse(value) && new URL(value).origin === value) return value;
    throw new StartFailure(
      `${name} names "${value}"; each origin looks like https://tryset.example.com, in lower case, without a path, separated by commas`,
    );
  });
}

function ratio({ OTEL_TRACES_SAMPLER_ARG: value }: Environment): number {
  const number = Number(value || '1');
  if (number >= 0 && number <= 1) return number;
  throw new StartFailure(
    `OTEL_TRACES_SAMPLER_ARG is "${value}"; it is the fraction of requests to trace, from 0 to 1`,
  );
}

function apis(env: Environment): NonNullable<ServerConfig['apis']> {
  const why = 'role dashboard forwards its calls there';
  return {
    readApiUrls: httpUrls('READ_API_URL', env, why),
    writeApiUrls: httpUrls('WRITE_API_URL', env, why),
  };
}

function readDatabase({ READ_DATABASE_URL: readDatabaseUrl }: Environment): { readDatabaseUrl?: string } {
  if (!readDatabaseUrl) return {};
  checkDatabaseUrl('READ_DATABASE_URL', readDatabaseUrl);
  return { readDatabaseUrl };
}

function httpUrls(name: string, env: Environment, why: string): string[] {
  const values = (env[name] ?? '').split(',').map((value) => value.trim());
  return values.map((value) => httpUrl(name, { [name]: value }, why));
}

function httpUrl(name: string, env: Environment, why: string): string {
  const value = env[name];
  if (!value) throw new StartFailure(`${name} is not set; ${why}`);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new StartFailure(`${name} is "${value}"; it looks like http://host:8080`);
  }
  return value;
}
