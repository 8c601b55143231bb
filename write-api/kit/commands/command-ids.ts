import { createHmac } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';

const namespace = '5b2f9f6e-2f0b-4f5e-9a49-6d3f0d1c8a11';

/** Returns the command id of a request with an idempotency key: the same for the same actor and key. */
export function commandIdOfKey(actor: { label: string; id: number | null }, key: string): string {
  return uuidFrom(`key:${actor.label}:${actor.id}:${key}`, namespace);
}

/**
 * Returns the id of a command that follows from another command or from an event. `part` distinguishes commands with the same
 * cause.
 */
export function derivedCommandId(from: string, part: string): string {
  return uuidFrom(`command:${from}:${part}`, namespace);
}

/** Returns the id of a demo event. If seeding is interrupted, it appends the same event again. */
export function eventId(commandId: string, stream: string, index: number): string {
  return uuidFrom(`event:${commandId}:${stream}:${index}`, namespace);
}

const secrets = new Set(['password', 'current_password', 'card_number', 'expiry', 'birth', 'pwd_2digit']);

/** A file of a request: its key in the form, and a hash of its bytes. */
type SentFile = readonly [key: string, hash: string];

/**
 * Returns a hash of the request, which distinguishes a retry from another request under the same idempotency key. Events store
 * the hash. It is keyed by the idempotency key, which is stored nowhere, so the log reveals nothing of the body. It omits
 * passwords and cards.
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
