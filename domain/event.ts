import type { Actor } from './actor.ts';

/** A fact in the past tense. `type` is the stored type name; `data` is plain JSON. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  type: Type;
  data: Data;
}

/** The metadata of every event in the store. */
export interface EventMetadata {
  schemaVersion: number;
  $correlationId: string;
  $causationId: string;
  /** The command's name, as in the transition tables. */
  command: string;
  commandId: string;
  /** Hash of the request with the idempotency key. A second, different body under the same key is refused. */
  bodyHash?: string;
  actor: Actor;
  /** Set for commands from a command line: anyone who may run it can name any actor. */
  via?: 'command_line';
  reason?: string;
  /** The brands that the event concerns. Admins of these brands see the event. */
  brandIds: number[];
  /** ISO instant at which the server received the command. */
  receivedAt: string;
  /** ISO instant of occurrence, if it differs from the time of recording. Only imports and demo data set it. */
  occurredAt?: string;
  /** Set if the imported file lacked this time and it was derived from others. */
  timeDerived?: true;
  /** The recorded time in the log that the event was carried over from. */
  recordedAt?: string;
  /**
   * The W3C Trace Context of the span that appended the event; set only for traced requests. Random, and never input of a
   * decision.
   */
  traceparent?: string;
  /** Imported events cause no reactions, deadlines or messages. */
  imported?: true;
}

/** An event for a fold. `at` is its effective time, an ISO instant that never goes back within a stream. */
export interface Happened<Event extends DomainEvent = DomainEvent> {
  event: Event;
  at: string;
}

/**
 * The effective time of an event: its time of occurrence, else its recorded time, and never before its predecessor's. All
 * three are ISO instants in UTC with milliseconds, which compare as text.
 */
export function effectiveTime(
  metadata: Pick<EventMetadata, 'occurredAt' | 'recordedAt'>,
  recorded: string,
  predecessor: string | null,
): string {
  const own = metadata.occurredAt ?? metadata.recordedAt ?? recorded;
  return predecessor !== null && predecessor > own ? predecessor : own;
}
