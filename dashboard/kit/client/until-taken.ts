/** For how long a call is resent, in ms. */
const patience = 30_000;
/** The longest pause that a server may ask for, in seconds. */
const longestPause = 5;

export interface Waiting {
  /** The time in ms since 1970. */
  now: () => number;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
}

/**
 * Resends a call while its answer is 503 with a short `retry-after`, for half a minute: its server starts anew, or its house
 * moves. Each time `send` must send the same idempotency key, so that the server does it once. Returns the last answer.
 */
export async function untilTaken(send: () => Promise<Response>, { now, wait }: Waiting): Promise<Response> {
  const end = now() + patience;
  for (;;) {
    const response = await send();
    const pause = pauseOf(response);
    if (pause === null || now() + pause > end) return response;
    await response.body?.cancel();
    await wait(pause);
  }
}

/** The pause in ms that an answer asks for; null if the call should not be resent. */
function pauseOf({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return status === 503 && seconds > 0 && seconds <= longestPause ? seconds * 1000 : null;
}
