/**
 * A failure that the operator can fix: a wrong setting, a port in use, a folder that is not writable.
 * The message is one line that says what to do. Main programs print it without a stack trace and exit with code 1.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Returns the system error code (`EACCES`, `ECONNREFUSED`, …) or the SQLSTATE of a caught value; undefined if it has neither. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Returns the first line of an error's message. An AggregateError without a message yields its first error's line. */
export function oneLine(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return oneLine(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
