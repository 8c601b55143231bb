import type { EventEmitter } from 'node:events';
import { unavailable } from './errors.ts';

/** The calls that stay open until their client ends them; a shutdown ends them. */
export class OpenCalls {
  readonly #calls = new Set<EventEmitter>();

  get count(): number {
    return this.#calls.size;
  }

  add(call: EventEmitter): void {
    this.#calls.add(call);
    // gRPC emits `cancelled` at the end of every call.
    call.once('cancelled', () => this.#calls.delete(call));
  }

  /** Ends all open calls with an error that makes the official client reconnect. */
  endAll(): void {
    const error = unavailable('The event store is shutting down.');
    for (const call of this.#calls) call.emit('error', error);
  }
}
