import type { EventEmitter } from 'node:events';
import { unavailable } from './errors.ts';

/** The calls that last until their client ends them, so that a shutdown can. */
export class OpenCalls {
  readonly #calls = new Set<EventEmitter>();

  get count(): number {
    return this.#calls.size;
  }

  add(call: EventEmitter): void {
    this.#calls.add(call);
    // The library emits it whenever a call is over, however it ended.
    call.once('cancelled', () => this.#calls.delete(call));
  }

  /** Ends them with the error upon which the official client connects anew. */
  endAll(): void {
    const error = unavailable('The event store is shutting down.');
    for (const call of this.#calls) call.emit('error', error);
  }
}
