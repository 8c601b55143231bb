import type { Key, Recorded } from '../../projection.ts';
import type { ParkedRow } from '../tables/parked.ts';
import type { Holding } from './fold-touches.ts';

export type NewlyParked = Omit<ParkedRow, 'parkedAt' | 'retries' | 'retriedAt'>;

/** Which rows of which projections stand still since an event that they could not take. */
export class Parking implements Holding {
  readonly #still: Set<string>;
  /** Whether the runner has to leave out a projection altogether for the events at hand. */
  readonly #leftOut: ReadonlyMap<string, Error>;
  readonly #skipped = new Set<string>();
  readonly newly: NewlyParked[] = [];

  constructor(still: Iterable<string>, leftOut: ReadonlyMap<string, Error> = new Map()) {
    this.#still = new Set(still);
    this.#leftOut = leftOut;
  }

  /** What stands still when the events that follow are folded. */
  next(): Parking {
    return new Parking(this.#still);
  }

  static key(projection: string, entity: Key): string {
    return `${projection} ${entity}`;
  }

  /** Takes in what rows are to go on without: `<projection> <entity> <position>`. */
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
    // Where it could not be told which rows an event touches, all that comes from its stream waits.
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
