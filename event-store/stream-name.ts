/**
 * Returns whether our streams may have this name. Names that begin with `$` belong to the store, and reading `$$` crashes a
 * node. A node accepts control characters, but Postgres does not.
 */
export const isStreamName = (name: string): boolean => /^[^$\p{Cc}][^\p{Cc}]*$/u.test(name);

/** Throws for a stream name that `isStreamName` refuses: such a name must not reach the store. */
export function requireStreamName(name: string): void {
  if (!isStreamName(name)) throw new Error(`${JSON.stringify(name)} is not a valid stream name`);
}
