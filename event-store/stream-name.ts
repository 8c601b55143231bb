/**
 * Whether a stream of ours may have this name. Names that begin with `$` are the store's own, and a node that is asked for
 * `$$` ends; a control character is taken by it, but by no Postgres.
 */
export const isStreamName = (name: string): boolean => /^[^$\p{Cc}][^\p{Cc}]*$/u.test(name);

/** Throws if none of our streams may have this name: it must not reach the store. */
export function requireStreamName(name: string): void {
  if (!isStreamName(name)) throw new Error(`${JSON.stringify(name)} is no name of a stream`);
}
