import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { actorOf, type Caller } from '#http/caller.ts';
import { ApiError, invalidRequest, refused, revisionMismatch } from '#http/errors.ts';
import { positionHeader } from '#http/positions.ts';
import { bodyHash, commandIdOfKey } from './command-ids.ts';
import type { CommandContext } from './context.ts';
import type { CommandRefusal } from './run-command.ts';

const keyAtMost = 200;

/** Returns the context of a request's command. Its id is derived from the idempotency key, if the request has one. */
export function contextOf(request: FastifyRequest, caller: Caller, receivedAt: string): CommandContext {
  const actor = actorOf(caller);
  const key = headerText(request, 'idempotency-key');
  if (key !== null && (key.length > keyAtMost || key.trim() === '')) {
    throw invalidRequest([
      { in: 'header', name: 'idempotency-key', message: `must be 1 to ${keyAtMost} characters` },
    ]);
  }
  const commandId = key === null ? randomUUID() : commandIdOfKey(actor, key);
  const reason = reasonOf(request.body);
  // From here on, log lines of this request have the correlation id of its events.
  request.log = request.log.child({ correlationId: commandId });
  return {
    commandId,
    actor,
    receivedAt,
    correlationId: commandId,
    causationId: commandId,
    ...(reason === null ? {} : { reason }),
    ...(key === null ? {} : { bodyHash: bodyHash(key, sentBy(request)) }),
  };
}

/** Returns the parts by which two requests under the same key differ; requests with other pictures differ. */
function sentBy({ method, url: path, body, uploads }: FastifyRequest) {
  const files = [...(uploads ?? [])].map(([key, { hash }]) => [key, hash] as const);
  return { method, path, body, files: files.sort() };
}

/** Returns the revision in `If-Match: "<revision>"`, -1 for none yet; null if the request lacks the header. */
export function seenRevisionOf(request: FastifyRequest): bigint | null {
  const header = headerText(request, 'if-match');
  if (header === null) return null;
  const [, revision] = /^"?(-1|\d{1,19})"?$/.exec(header.trim()) ?? [];
  if (revision === undefined) {
    throw invalidRequest([{ in: 'header', name: 'if-match', message: 'must be a revision in quotes: "12"' }]);
  }
  return BigInt(revision);
}

/** Returns the error for a refused command. A read with its position header waits for the events that caused the refusal. */
export function refusalError(
  { refusal, position = 0n }: { refusal: CommandRefusal; position?: bigint },
  seenRevision: bigint | null = null,
): ApiError {
  const error = errorOf(refusal, seenRevision);
  if (position > 0n) error.headers[positionHeader] = String(position);
  return error;
}

function errorOf(refusal: CommandRefusal, seenRevision: bigint | null): ApiError {
  switch (refusal.kind) {
    case 'revision_mismatch':
      return revisionMismatch(String(seenRevision), refusal.current);
    case 'key_reused':
      return new ApiError(
        409,
        'idempotency.key_reused',
        'this idempotency key was used for another request; use a new one',
      );
    default:
      return refused(refusal);
  }
}

function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function reasonOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('reason' in body)) return null;
  return typeof body.reason === 'string' && body.reason.trim() !== '' ? body.reason.trim() : null;
}
