/** The client's error types for a store that did not answer or is temporarily unable to answer. */
const types = new Set<unknown>(['unavailable', 'timeout', 'not-leader', 'deadline-exceeded', 'cancelled']);

/** gRPC status codes for a cancelled, late or unreachable call. The client passes some gRPC errors on without an error type. */
const codes = new Set<unknown>([1, 4, 14]);

/**
 * Messages of errors that have neither type nor code: a stopping node resets its calls, an electing node is not ready or knows
 * no leader, and discovery finds no node.
 */
const unnamed =
  /RST_STREAM|Server Is Not Ready|Server Is Too Busy|No leader info|Failed to discover|Channel has been shut down/i;

/** Thrown when the store was silent for longer than the caller may wait. */
export class NoAnswer extends Error {
  /** The network's code for a timeout. */
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the event store does not answer');
    this.name = 'NoAnswer';
  }
}

/**
 * Returns whether an error means that the store did not answer, the connection broke, or the nodes are electing a leader. The
 * outcome of the request is then unknown, and the request may be retried.
 */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, type } = error as Error & { code?: unknown; type?: unknown };
  return error instanceof NoAnswer || types.has(type) || codes.has(code) || unnamed.test(error.message);
}
