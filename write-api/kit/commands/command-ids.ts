import { createHmac } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';

const namespace = '5b2f9f6e-2f0b-4f5e-9a49-6d3f0d1c8a11';

/** The command id of a request with an idempotency key: the same for the same actor and key, whenever it comes. */
export function commandIdOfKey(actor: { label: string; id: number | null }, key: string): string {
  return uuidFrom(`key:${actor.label}:${actor.id}:${key}`, namespace);
}

/** The id of a command that follows from another command or from an event; `part` tells its siblings apart. */
export function derivedCommandId(from: string, part: string): string {
  return uuidFrom(`command:${from}:${part}`, namespace);
}

/** The id of an event that one process alone writes, and writes again as it was where it broke off: demo data. */
export function eventId(commandId: string, stream: string, index: number): string {
  return uuidFrom(`event:${commandId}:${stream}:${index}`, namespace);
}

const secrets = new Set(['password', 'current_password', 'card_number', 'expiry', 'birth', 'pwd_2digit']);

/** A file of a request: the key under which it came, and a hash of its bytes. */
type SentFile = readonly [key: string, hash: string];

/**
 * A hash of what was asked, for telling a repeated request from another one under the same idempotency key. It stands
 * in events: keyed by the idempotency key, which stands nowhere, it tells a reader of the log nothing of the body, and
 * passwords and cards do not go into it at all.
 */
export function bodyHash(
  key: string,
  {
    method,
    path,
    body,
    files = [],
  }: { method: string; path: string; body: unknown; files?: readonly SentFile[] },
): string {
  const told = Object.entries(body ?? {}).filter(([name]) => !secrets.has(name));
  return createHmac('sha256', key)
    .update(JSON.stringify([method, path, Object.fromEntries(told), ...(files.length === 0 ? [] : [files])]))
    .digest('base64url');
}
