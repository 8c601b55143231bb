import type { Actor } from './actor.ts';

/** A fact in the past tense. `type` is the stored type name; `data` is plain JSON. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  type: Type;
  data: Data;
}

/** What stands beside every event in the store. */
export interface EventMetadata {
  schemaVersion: number;
  $correlationId: string;
  $causationId: string;
  /** The command's name, as the transition tables write it. */
  command: string;
  commandId: string;
  /** Hash of the request that carried the idempotency key; a second body under the same key is refused by it. */
  bodyHash?: string;
  actor: Actor;
  /** It came from a command line, where anybody who may run it may say whom it acts for. */
  via?: 'command_line';
  reason?: string;
  /** The brands the event concerns: a brand admin sees the event when its brand is among them. */
  brandIds: number[];
  /** ISO instant at which the command was received. */
  receivedAt: string;
  /** ISO instant at which it happened, where that is not when it was recorded. Only imports and demo data set it. */
  occurredAt?: string;
  /** The file lacked this time; it was derived from others. */
  timeDerived?: true;
  /** The recorded time of the log that the event was carried over from. */
  recordedAt?: string;
  /** The step of a trace that appended it, by W3C Trace Context; only where requests are traced. Random, and no part of any decision. */
  traceparent?: string;
  /** Imported events cause no reactions, deadlines or messages. */
  imported?: true;
}

/** An event as a fold sees it: `at` is its effective time, an ISO instant that never goes back within a stream. */
export interface Happened<Event extends DomainEvent = DomainEvent> {
  event: Event;
  at: string;
}

/**
 * The effective time of an event: when it occurred, else when it was recorded, and never before its predecessor's.
 * All three are ISO instants in UTC with milliseconds, which compare as text.
 */
export function effectiveTime(
  metadata: Pick<EventMetadata, 'occurredAt' | 'recordedAt'>,
  recorded: string,
  predecessor: string | null,
): string {
  const own = metadata.occurredAt ?? metadata.recordedAt ?? recorded;
  return predecessor !== null && predecessor > own ? predecessor : own;
}
