import type { SnsProblem } from '#domain/looks/look-kinds.ts';
import { SnsFailure } from './sns.ts';

const patienceMs = 10_000;

/** A parsed answer of a network. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Calls a network and parses its answer, whatever its status. Throws an `SnsFailure` if the network does not answer within ten
 * seconds, or if the answer is not JSON. Keys are sent in headers, so that logged URLs never contain one.
 */
export async function ask(url: URL, headers: Record<string, string>, ended?: AbortSignal): Promise<Answer> {
  const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(ended ? [ended] : [])]);
  const response = await fetch(url, { headers, signal }).catch((error: unknown) => {
    throw new SnsFailure('unreachable', `${url.host} could not be reached: ${causeOf(error)}`);
  });
  const { status } = response;
  const body: unknown = await response.json().catch((error: unknown) => {
    const isCutOff = signal.aborted || error instanceof TypeError;
    const problem: SnsProblem = isCutOff || status >= 500 ? 'unreachable' : 'unreadable';
    throw new SnsFailure(problem, `${url.host} answered ${status} without JSON`, restMs(response.headers));
  });
  return { status, headers: response.headers, body };
}

/** Returns the pause in ms that `retry-after` asks for, given in seconds or as a date; null if the header is missing. */
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
