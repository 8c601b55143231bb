/**
 * What a person who starts the program can mend: a wrong setting, a port in use, a folder that cannot be
 * written. The message is one line that says what to do; main programs print it without a stack trace and
 * exit with code 1.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The system's error code (`EACCES`, `ECONNREFUSED`, …, or Postgres's SQLSTATE) of a caught value, if it has one. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The first line of an error's message; of an AggregateError's first error where it has no message itself. */
export function oneLine(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return oneLine(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
