/**
 * The idempotency keys of one dialog. The same body keeps its key, so a retry after a lost answer has no second effect. A
 * changed body gets a new key.
 */
export function intents(newKey: () => string) {
  let last: { body: string; key: string } | null = null;
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: newKey() };
    return last.key;
  };
}
