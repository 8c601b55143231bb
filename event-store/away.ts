/** The client's types of errors for a store that did not answer, or could not at this moment. */
const types = new Set<unknown>(['unavailable', 'timeout', 'not-leader', 'deadline-exceeded', 'cancelled']);

/** gRPC's numbers for a call that was cancelled, came too late or found nobody: the client passes some errors on unnamed. */
const codes = new Set<unknown>([1, 4, 14]);

/**
 * What the client has no type for: a node that is asked to stop resets its calls, one that is electing says that it is not
 * ready or knows no leader, and discovery finds nobody.
 */
const unnamed =
  /RST_STREAM|Server Is Not Ready|Server Is Too Busy|No leader info|Failed to discover|Channel has been shut down/i;

/** The store was silent for longer than the caller may wait. */
export class NoAnswer extends Error {
  /** As the network says it. */
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the event store does not answer');
    this.name = 'NoAnswer';
  }
}

/**
 * Whether the store did not answer in time, the connection broke, or its nodes are electing a leader. The outcome of
 * the request is unknown, and the request may be retried.
 */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, type } = error as Error & { code?: unknown; type?: unknown };
  return error instanceof NoAnswer || types.has(type) || codes.has(code) || unnamed.test(error.message);
}
