/** Returns an instant of a body in UTC, as events hold it. */
export function instantOf(text: string): string {
  return new Date(text).toISOString();
}
