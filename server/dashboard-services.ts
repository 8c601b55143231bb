import { StartFailure } from '#backend/failure.ts';

/** A project at a PostHog server. The key is public: every page carries it. */
export interface ServiceProject {
  url: string;
  key: string;
}

/** The outside services that the dashboard uses; a service that is not configured is left out. */
export interface DashboardServices {
  errors?: { dsn: string };
  chat?: ServiceProject;
  heatmap?: ServiceProject;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the services of the dashboard from the environment.
 *
 * @throws StartFailure that names the wrong value
 */
export function dashboardServices(env: Environment): DashboardServices {
  const dsn = env.ERRORS_DSN;
  const chat = project('CHAT', env);
  const heatmap = project('HEATMAP', env);
  return {
    ...(dsn && { errors: { dsn: checkedDsn(dsn) } }),
    ...(chat && { chat }),
    ...(heatmap && { heatmap }),
  };
}

/** The origins that the page may connect to. */
export function originsOf({ errors, chat, heatmap }: DashboardServices): string[] {
  const addresses = [errors?.dsn, chat?.url, heatmap?.url].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function project(name: string, env: Environment): ServiceProject | null {
  const [url, key] = [env[`${name}_URL`], env[`${name}_KEY`]];
  if (!url && !key) return null;
  if (!url || !key) throw new StartFailure(`${name}_URL and ${name}_KEY are set both or neither`);
  const address = addressOf(url);
  if (!address || address.username || address.password || address.search || address.hash) {
    throw new StartFailure(
      `${name}_URL is no address of a PostHog server: it looks like https://posthog.example.com`,
    );
  }
  // A personal key (phx_) would give every reader of the page the rights of its owner.
  if (!/^phc_\w{10,100}$/.test(key)) {
    throw new StartFailure(`${name}_KEY is no project key of PostHog: it begins with phc_`);
  }
  return { url: `${address.origin}${address.pathname.replace(/\/+$/, '')}`, key };
}

function checkedDsn(dsn: string): string {
  const address = addressOf(dsn);
  const isDsn = address && /^\w{8,100}$/.test(address.username) && /\/\d+$/.test(address.pathname);
  // A DSN of old has a secret part, which no page may carry.
  if (!isDsn || address.password || address.search || address.hash) {
    throw new StartFailure('ERRORS_DSN is no public DSN: it looks like https://key@errors.example.com/1');
  }
  return dsn;
}

/** Data must be encrypted on their way, unless the service runs on this machine. */
function addressOf(text: string): URL | null {
  const address = URL.parse(text);
  if (address?.protocol === 'https:') return address;
  const isLocal = address && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
  return isLocal && address.protocol === 'http:' ? address : null;
}
