import { sizeOf, type Write, type WriteResult } from './events.ts';

/** A write that waits for its answer. Only the first answer counts. */
export class Waiting {
  readonly write: Write;
  readonly bytes: number;
  readonly result: Promise<WriteResult>;
  readonly settle: (result: WriteResult) => void;
  readonly fail: (error: Error) => void;
  settled = false;

  constructor(write: Write) {
    const { promise, resolve, reject } = Promise.withResolvers<WriteResult>();
    this.write = write;
    this.bytes = write.events.reduce((sum, event) => sum + sizeOf(event), 0);
    this.result = promise;
    this.settle = (result) => {
      this.settled = true;
      resolve(result);
    };
    this.fail = (error) => {
      this.settled = true;
      reject(error);
    };
  }
}

const GROUP_EVENTS = 4000;
const GROUP_BYTES = 4 * 1024 * 1024;

/** The writes that wait for their commit, in order of arrival. */
export class WriteQueue {
  #waiting: Waiting[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#bytes += waiting.bytes;
  }

  /** Takes at least one write, and as many as one transaction should carry. Drops writes that are answered already. */
  takeGroup(): Waiting[] {
    let [events, bytes, count] = [0, 0, 0];
    for (const { write, bytes: size } of this.#waiting) {
      if (count > 0 && (events + write.events.length > GROUP_EVENTS || bytes + size > GROUP_BYTES)) break;
      events += write.events.length;
      bytes += size;
      count += 1;
    }
    const group = this.#waiting.splice(0, count);
    this.#bytes -= bytes;
    return group.filter((waiting) => !waiting.settled);
  }

  /** Puts a group back at the front, in its order. */
  putBack(group: readonly Waiting[]): void {
    this.#waiting.unshift(...group);
    for (const waiting of group) this.#bytes += waiting.bytes;
  }

  all(): readonly Waiting[] {
    return this.#waiting;
  }
}
