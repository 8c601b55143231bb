import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { appendSizeOf } from './append-size.ts';
import type { BatchOutcome } from './batch-response.ts';
import { InvalidArgument } from './errors.ts';
import { expectedRevisionOf, proposedEventOf, streamNameOf } from './proto.ts';
import type { ExpectedRevision, ProposedEvent } from './store/events.ts';
import { NoRoomError, ShuttingDownError } from './store/failures.ts';
import type { Writer } from './store/writer.ts';

const DEFAULT_DEADLINE_MS = 10_000;

/**
 * One append of a batch call, assembled from its messages. An error in any message is answered after the append's last
 * message.
 */
export class OpenedAppend {
  readonly options: BatchAppendReq.Options | undefined;
  readonly #maxAppendSize: number;
  #events: ProposedEvent[] = [];
  #size = 0;
  #fault: BatchOutcome | undefined;

  constructor(first: BatchAppendReq, maxAppendSize: number) {
    this.options = first.getOptions();
    this.#maxAppendSize = maxAppendSize;
  }

  get expected(): ExpectedRevision {
    const { options } = this;
    if (options === undefined) return 'any';
    return expectedRevisionOf(options, options.hasStreamPosition() ? options.getStreamPosition() : undefined);
  }

  add(request: BatchAppendReq): void {
    if (this.#fault !== undefined) return;
    try {
      for (const message of request.getProposedMessagesList()) {
        const event = proposedEventOf(message);
        this.#size += appendSizeOf(event);
        this.#events.push(event);
      }
    } catch (error) {
      this.#refuse({ outcome: 'bad-request', message: messageOf(error) });
    }
    if (this.#size > this.#maxAppendSize) this.#refuse({ outcome: 'too-large', limit: this.#maxAppendSize });
  }

  /**
   * Writes the append and returns its outcome.
   *
   * @throws {ShuttingDownError}, which ends the whole call instead of answering this append.
   */
  async write(writer: Writer): Promise<BatchOutcome> {
    if (this.#fault !== undefined) return this.#fault;
    try {
      if (this.options === undefined) throw new InvalidArgument('The append has no options.');
      const deadline = this.options.getDeadline()?.toDate().getTime() ?? Date.now() + DEFAULT_DEADLINE_MS;
      const stream = streamNameOf(this.options.getStreamIdentifier());
      return await writer.write({
        kind: 'append',
        stream,
        expected: this.expected,
        events: this.#events,
        deadline,
      });
    } catch (error) {
      if (error instanceof ShuttingDownError) throw error;
      return { outcome: outcomeOf(error), message: messageOf(error) };
    }
  }

  // Drops the events, so that the rest of a refused append uses no memory.
  #refuse(fault: BatchOutcome): void {
    this.#fault = fault;
    this.#events = [];
  }
}

function outcomeOf(error: unknown): 'bad-request' | 'no-room' | 'failed' {
  if (error instanceof InvalidArgument) return 'bad-request';
  return error instanceof NoRoomError ? 'no-room' : 'failed';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
