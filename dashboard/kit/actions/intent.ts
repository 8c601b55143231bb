/**
 * The idempotency keys of one dialog: the same body is the same intent and keeps its key, so that a second try after
 * a lost answer has no second effect; a body that was changed is a new intent.
 */
export function intents(newKey: () => string) {
  let last: { body: string; key: string } | null = null;
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: newKey() };
    return last.key;
  };
}
