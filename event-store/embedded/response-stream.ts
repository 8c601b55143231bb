import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { CallError } from './errors.ts';

export type ReadCall = ServerWritableStream<ReadReq, Buffer>;

/** The sending side of a reader's call. It registers its listeners once per call, however often it waits. */
export class ResponseStream {
  readonly #call: ReadCall;
  #wake: (() => void) | undefined;
  #closed = false;

  constructor(call: ReadCall) {
    this.#call = call;
    call.on('drain', () => this.wake());
    for (const event of ['cancelled', 'close', 'error']) {
      call.on(event, () => {
        this.#closed = true;
        this.wake();
      });
    }
  }

  /** Whether the reader has cancelled or ended the call. */
  get closed(): boolean {
    return this.#closed || this.#call.cancelled;
  }

  /** Sends a response. Returns false if unread responses accumulate; then await `drained`. */
  send(response: Buffer): boolean {
    return this.closed || this.#call.write(response);
  }

  /** Resolves once the reader has read all sent responses or has ended the call. */
  async drained(): Promise<void> {
    while (!this.closed && this.#call.writableNeedDrain) await this.wait();
  }

  /** Resolves at the next `wake`, or at once if the reader has ended the call. */
  wait(): Promise<void> {
    if (this.closed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  wake(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  end(): void {
    if (!this.closed) this.#call.end();
  }

  fail(error: CallError): void {
    if (!this.closed) this.#call.emit('error', error);
  }
}
