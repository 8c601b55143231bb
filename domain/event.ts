import type { Actor } from './actor.ts';

/** An event: a fact in the past tense. `type` is the stored type name; `data` is plain JSON. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  type: Type;
  data: Data;
}

/** The metadata of every event in the store. */
export interface EventMetadata {
  schemaVersion: number;
  $correlationId: string;
  $causationId: string;
  /** The name of the command, as in the transition tables. */
  command: string;
  commandId: string;
  /**
   * The hash of the request that came with the idempotency key. A second request with another body under the same key is
   * refused.
   */
  bodyHash?: string;
  actor: Actor;
  /** Set if the command came from a command line, whose user can name any actor. */
  via?: 'command_line';
  reason?: string;
  /** The brands that the event concerns. The admins of these brands see the event. */
  brandIds: number[];
  /** The ISO instant at which the server received the command. */
  receivedAt: string;
  /** The ISO instant at which the event occurred, if it differs from the time of recording. Only imports and demo data set it. */
  occurredAt?: string;
  /** Set if the imported file lacked `occurredAt`, so that it was derived from other times. */
  timeDerived?: true;
  /** The time of recording in the log from which the event was imported. */
  recordedAt?: string;
  /**
   * The W3C Trace Context of the span that appended the event; set only for traced requests. Random, and never input of a
   * decision.
   */
  traceparent?: string;
  /** Set for imported events: they cause no reactions, deadlines or messages. */
  imported?: true;
}

/** The input of a fold: an event and its effective time `at`, an ISO instant that never goes back within a stream. */
export interface Happened<Event extends DomainEvent = DomainEvent> {
  event: Event;
  at: string;
}

/**
 * Returns the effective time of an event: its time of occurrence, else its time of recording, and never before its
 * predecessor's. All three are ISO instants in UTC with milliseconds, which compare as text.
 */
export function effectiveTime(
  metadata: Pick<EventMetadata, 'occurredAt' | 'recordedAt'>,
  recorded: string,
  predecessor: string | null,
): string {
  const own = metadata.occurredAt ?? metadata.recordedAt ?? recorded;
  return predecessor !== null && predecessor > own ? predecessor : own;
}
