import type { Key, Recorded } from '../../projection.ts';
import type { ParkedRow } from '../tables/parked.ts';
import type { Holding } from './fold-touches.ts';

export type NewlyParked = Omit<ParkedRow, 'parkedAt' | 'retries' | 'retriedAt'>;

/** Tracks which rows of which projections are parked because an event failed to fold. */
export class Parking implements Holding {
  readonly #still: Set<string>;
  /** The projections that must not fold the current events, with the reason. */
  readonly #leftOut: ReadonlyMap<string, Error>;
  readonly #skipped = new Set<string>();
  readonly newly: NewlyParked[] = [];

  constructor(still: Iterable<string>, leftOut: ReadonlyMap<string, Error> = new Map()) {
    this.#still = new Set(still);
    this.#leftOut = leftOut;
  }

  /** Returns the parked rows for the start of the next events. */
  next(): Parking {
    return new Parking(this.#still);
  }

  static key(projection: string, entity: Key): string {
    return `${projection} ${entity}`;
  }

  /** Adds events to skip, each named `<projection> <entity> <position>`. */
  goOnWithout(skipped: Iterable<string>): void {
    for (const each of skipped) this.#skipped.add(each);
  }

  skips(projection: string, entity: Key, { position, stream }: Recorded): boolean {
    if (this.#skipped.size === 0) return false;
    return [entity, stream].some((each) => this.#skipped.has(`${Parking.key(projection, each)} ${position}`));
  }

  holds(projection: string, entity: Key, recorded: Recorded): boolean {
    const failure = this.#leftOut.get(projection);
    if (failure !== undefined) {
      this.park(projection, entity, recorded, failure);
      return true;
    }
    if (this.#still.size === 0) return false;
    // If the touched rows could not be determined, all events of the stream are parked.
    const held = [entity, recorded.stream].find((each) => this.#still.has(Parking.key(projection, each)));
    if (held === undefined) return false;
    this.park(projection, held, recorded, new Error('waits behind an earlier event of the same entity'));
    return true;
  }

  park(projection: string, entity: Key, recorded: Recorded, error: Error): void {
    this.#still.add(Parking.key(projection, entity));
    const { position, stream, event } = recorded;
    const text = `${error.name}: ${error.message}`;
    this.newly.push({ projection, entity: String(entity), position, stream, type: event.type, error: text });
  }
}
