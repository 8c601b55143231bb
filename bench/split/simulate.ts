import { type Random, seeded, upTo } from '#projections/testing/random.ts';
import { type Spread, spreadOf } from '../spread.ts';

/**
 * Ways to share the projections. `a checkpoint each`: runners with their own checkpoints that run independently. `in
 * step`: the same, but none goes on before the others have reached its position. `one commit`: several processes fold
 * rows, and one transaction writes them.
 */
export const ways = ['a checkpoint each', 'in step', 'one commit'] as const;
export type Way = (typeof ways)[number];

export interface Setting {
  way: Way;
  runners: number;
  /**
   * Number of events. Each action causes three, of an item, its garment and its tryset, which one screen shows
   * together.
   */
  events: number;
  /** Events that arrive per second; null if all exist at the start. */
  perSecond: number | null;
}

export interface SplitFigure extends Setting {
  eventsPerSecond: number;
  /** Milliseconds from an event to its row. */
  readable: Spread;
  /**
   * Share of screens that show a state which never existed, among screens of actions from the last tenth of a second.
   */
  torn: number;
}

/** Measured microseconds per event: in Node, including garbage collection, and in Postgres. */
const cost = { fold: 13, row: 11 };
/** Microseconds per batch: its round trips to Postgres and its commit. */
const batchCost = 2_000;
const batchAtMost = 5_000;
/** One batch in a hundred is delayed, by a garbage collection or the disk. */
const pause = { share: 0.01, us: 50_000 };
const screens = 20_000;
const lookedBackUs = 100_000;
const seed = 20_261_126;

/** The times at which a runner reached positions (exclusive). Both lists only grow. */
interface Course {
  times: number[];
  positions: number[];
}

export function simulate(setting: Setting): SplitFigure {
  const { way, runners, events, perSecond } = setting;
  const random = seeded(seed);
  const owners = Uint8Array.from({ length: events }, () => upTo(random, runners));
  const arrived = (time: number) =>
    perSecond === null ? events : Math.min(events, Math.floor((time * perSecond) / 1e6));
  const courses =
    way === 'a checkpoint each'
      ? Array.from({ length: runners }, (_, runner) => alone(runner, owners, arrived, random))
      : together(way, runners, owners, arrived, random);
  const ended = Math.max(...courses.map(({ times }) => times.at(-1) ?? 0));
  const comesAt = (position: number) => (perSecond === null ? 0 : (position / perSecond) * 1e6);
  const seenAt = (position: number) => timeOf(courses[owners[position] ?? 0], position);
  const took = Array.from({ length: screens }, () => {
    const position = upTo(random, events);
    return (seenAt(position) - comesAt(position)) / 1_000;
  });
  return {
    ...setting,
    eventsPerSecond: (events / ended) * 1e6,
    readable: spreadOf(took),
    torn: perSecond === null ? 0 : tornShare(events, perSecond, seenAt, random),
  };
}

function alone(
  runner: number,
  owners: Uint8Array,
  arrived: (time: number) => number,
  random: Random,
): Course {
  const course: Course = { times: [0], positions: [0] };
  let [time, position] = [0, 0];
  while (position < owners.length) {
    const head = arrived(time);
    let own = 0;
    const from = position;
    while (position < head && own < batchAtMost) if (owners[position++] === runner) own += 1;
    // If no event has arrived, the runner waits for the next one.
    time += position === from ? 500 : batchCost + own * (cost.fold + cost.row) + paused(random);
    course.times.push(time);
    course.positions.push(position);
  }
  return course;
}

/** All runners process the same range of the log. The next range begins when all have finished. */
function together(
  way: Way,
  runners: number,
  owners: Uint8Array,
  arrived: (time: number) => number,
  random: Random,
): Course[] {
  const courses = Array.from({ length: runners }, (): Course => ({ times: [0], positions: [0] }));
  let [time, position] = [0, 0];
  while (position < owners.length) {
    const head = Math.min(arrived(time), position + batchAtMost * runners);
    if (head === position) {
      time += 500;
      continue;
    }
    const own = new Array<number>(runners).fill(0);
    for (let at = position; at < head; at++) own[owners[at] ?? 0] = (own[owners[at] ?? 0] ?? 0) + 1;
    const most = Math.max(...own);
    const ends = own.map((count) =>
      way === 'in step'
        ? batchCost + count * (cost.fold + cost.row) + paused(random)
        : batchCost + most * cost.fold + (head - position) * cost.row,
    );
    const late = way === 'one commit' ? paused(random) : 0;
    for (const [index, { times, positions }] of courses.entries()) {
      times.push(time + (ends[index] ?? 0) + late);
      positions.push(head);
    }
    time += Math.max(...ends) + late;
    position = head;
  }
  return courses;
}

const paused = (random: Random) => (random() < pause.share ? pause.us : 0);

/** The time at which a runner wrote the row of the event at a position. */
function timeOf(course: Course | undefined, position: number): number {
  const { times, positions } = course ?? { times: [], positions: [] };
  let [low, high] = [0, positions.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return times[low] ?? 0;
}

/**
 * The share of torn screens. A screen is torn if it shows an event of an action but lacks an earlier event of it: the
 * log never had this state.
 */
function tornShare(
  events: number,
  perSecond: number,
  seenAt: (position: number) => number,
  random: Random,
): number {
  let torn = 0;
  for (let screen = 0; screen < screens; screen++) {
    const first = 3 * upTo(random, Math.floor(events / 3));
    const time = (first / perSecond) * 1e6 + random() * lookedBackUs;
    const [one, two, three] = [first, first + 1, first + 2].map((position) => seenAt(position) <= time);
    if ((!one && (two || three)) || (!two && three)) torn += 1;
  }
  return torn / screens;
}
