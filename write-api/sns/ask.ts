import type { SnsProblem } from '#domain/looks/look-kinds.ts';
import { SnsFailure } from './sns.ts';

const patienceMs = 10_000;

/** An answer of a network, read. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Asks a network and reads its answer, whatever its status. Throws an `SnsFailure` where it is not reached within ten seconds, or
 * answers what is no JSON. Keys go in headers, so that no address that somebody notes down holds one.
 */
export async function ask(url: URL, headers: Record<string, string>, ended?: AbortSignal): Promise<Answer> {
  const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(ended ? [ended] : [])]);
  const response = await fetch(url, { headers, signal }).catch((error: unknown) => {
    throw new SnsFailure('unreachable', `${url.host} was not reached: ${causeOf(error)}`);
  });
  const { status } = response;
  const body: unknown = await response.json().catch((error: unknown) => {
    const isCutOff = signal.aborted || error instanceof TypeError;
    const problem: SnsProblem = isCutOff || status >= 500 ? 'unreachable' : 'unreadable';
    throw new SnsFailure(problem, `${url.host} answered ${status} with no JSON`, restMs(response.headers));
  });
  return { status, headers: response.headers, body };
}

/** How long the service wants to be left alone, by `retry-after` in seconds or as a date, in ms; null where it does not say. */
export function restMs(headers: Headers): number | null {
  const said = headers.get('retry-after');
  if (said === null) return null;
  const seconds = Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1_000;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
