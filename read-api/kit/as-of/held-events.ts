import { sql } from 'kysely';
import type { Holding } from '#projections/kit/fold/fold-touches.ts';
import { Parking } from '#projections/kit/fold/parking.ts';
import type { Key, Recorded } from '#projections/projection.ts';
import type { ReadModels } from '../../database.ts';
import type { Step } from '../history/streams.ts';

/** Events that rows of the read models have not folded: `<projection> <entity> <position>`. */
export interface HeldEvents {
  parked: ReadonlySet<string>;
  skipped: ReadonlySet<string>;
}

/**
 * Loads which of these events are parked or skipped. The past is then shown as the live answer would have shown it.
 */
export async function heldEvents(db: ReadModels, steps: readonly Step[]): Promise<HeldEvents> {
  const positions = steps.map(({ position }) => String(position));
  const { rows } = await sql<{ place: string; how: keyof HeldEvents }>`
    select projection || ' ' || entity || ' ' || position as place, 'parked' as how from read.parked
      where position = any(${positions}::bigint[])
    union all
    select projection || ' ' || entity || ' ' || position, 'skipped' from read.skipped_events
      where position = any(${positions}::bigint[])`.execute(db);
  const places = (how: keyof HeldEvents) =>
    new Set(rows.filter((row) => row.how === how).map(({ place }) => place));
  return { parked: places('parked'), skipped: places('skipped') };
}

/** Parks each row at the same event at which the read models parked it. */
export class ParkingThen implements Holding {
  readonly #parked: HeldEvents['parked'];
  readonly #parking = new Parking([]);

  constructor({ parked, skipped }: HeldEvents) {
    this.#parked = parked;
    this.#parking.goOnWithout(skipped);
  }

  /** Whether at least one row is parked. */
  get isSome(): boolean {
    return this.#parking.newly.length > 0;
  }

  skips(projection: string, entity: Key, recorded: Recorded): boolean {
    return this.#parking.skips(projection, entity, recorded);
  }

  holds(projection: string, entity: Key, recorded: Recorded): boolean {
    if (this.#parking.holds(projection, entity, recorded)) return true;
    const isParked = [entity, recorded.stream].some((each) =>
      this.#parked.has(`${Parking.key(projection, each)} ${recorded.position}`),
    );
    if (isParked)
      this.park(projection, entity, recorded, new Error('this event is parked in the read models'));
    return isParked;
  }

  park(projection: string, entity: Key, recorded: Recorded, error: Error): void {
    this.#parking.park(projection, entity, recorded, error);
  }
}
