import { randomUUID } from 'node:crypto';
import { type Api, apiOf, signIn } from '../api.ts';
import { spreadIds } from '../ids.ts';
import { caller } from '../load.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { openRolesHouse, type Part, parts, type RolesHouse } from './house.ts';

/**
 * Which garments a process gets commands for: any of them, or its own share, as behind a proxy that routes by
 * address.
 */
type Sharing = 'any' | 'its own';

export interface RolesFigure {
  sharing: Sharing;
  writers: number;
  connections: number;
  /** Commands acknowledged per second, over the runs. */
  perSecond: Spread;
  /** Milliseconds per call, over all runs. */
  milliseconds: Spread;
  /** CPU milliseconds per command of each part, as the median of the runs. */
  spent: Record<Part, number>;
}

const sharings: readonly Sharing[] = ['any', 'its own'];
const writers = [1, 2, 4];
const connections = [16, 64];
const runs = 3;
const seconds = 4;
/** Seconds of warm-up: long enough that each process has handled each garment once. */
const warmUpSeconds = 6;

interface Run {
  perSecond: number;
  milliseconds: number[];
  spent: Record<Part, number>;
}

/**
 * Measures the same command through one, two and four write processes beside one event store process. The settings
 * take turns.
 */
export async function measureRoles(): Promise<RolesFigure[]> {
  const house = await openRolesHouse(Math.max(...writers));
  try {
    const signedIn = await signIn(house.writeUrls[0] ?? '');
    const api = apiOf(house.readUrl, signedIn);
    const writeApi = apiOf(house.writeUrls[0] ?? '', signedIn);
    const garments = await spreadIds(api, '/v1/stocks', 500);
    const followed = () => atRest(writeApi, api, garments[0] ?? 0);
    const headers = { authorization: `Bearer ${signedIn.accessToken}` };
    const callersOf = (sharing: Sharing, count: number, together: number) =>
      house.writeUrls.slice(0, count).map((url, index) => {
        const own = garmentsOf(garments, sharing, { index, count });
        const next = (turn: number) => ({
          method: 'POST',
          path: `/v1/stocks/${own[turn % own.length]}/actions/memo_in_use`,
          body: { memo_in_use: `measured ${randomUUID()}` },
        });
        return caller({ name: url, url, headers, next }, together / count);
      });
    const figures: RolesFigure[] = [];
    for (const together of connections) {
      const settings = sharings.flatMap((sharing) =>
        writers
          .filter((count) => count > 1 || sharing === 'any')
          .map((count) => ({
            sharing,
            count,
            callers: callersOf(sharing, count, together),
            runs: [] as Run[],
          })),
      );
      for (let turn = -1; turn < runs; turn++) {
        for (const { callers, runs: made } of settings) {
          const each = await measured(house, callers, turn < 0 ? warmUpSeconds : seconds, followed);
          if (turn >= 0) made.push(each);
        }
      }
      for (const { sharing, count, callers, runs: made } of settings) {
        for (const { end } of callers) end();
        figures.push({ sharing, writers: count, connections: together, ...summed(made) });
      }
    }
    return figures;
  } finally {
    await house.close();
  }
}

/**
 * The garments that a process gets commands for, in their order. If every process gets all garments, each starts at
 * another one.
 */
function garmentsOf(
  garments: readonly number[],
  sharing: Sharing,
  { index, count }: { index: number; count: number },
): readonly number[] {
  const at = (place: number) => Math.floor((place * garments.length) / count);
  const own = garments.slice(at(index), at(index + 1));
  return sharing === 'its own' ? own : [...garments.slice(at(index)), ...garments.slice(0, at(index))];
}

/** Measures one run, including the work that follows from its commands. */
async function measured(
  house: RolesHouse,
  callers: readonly ReturnType<typeof caller>[],
  duration: number,
  followed: () => Promise<void>,
): Promise<Run> {
  const before = await house.spent();
  const made = await Promise.all(callers.map((each) => each.run(duration)));
  await followed();
  const after = await house.spent();
  const milliseconds = made.flatMap((each) => each.milliseconds);
  const aCommand = (part: Part) => ((after[part] - before[part]) * 1_000) / milliseconds.length;
  return {
    perSecond: made.reduce((sum, { perSecond }) => sum + perSecond, 0),
    milliseconds,
    spent: Object.fromEntries(parts.map((part) => [part, aCommand(part)])) as Record<Part, number>,
  };
}

function summed(made: readonly Run[]): Omit<RolesFigure, 'sharing' | 'writers' | 'connections'> {
  const median = (part: Part) => spreadOf(made.map(({ spent }) => spent[part])).median;
  return {
    perSecond: spreadOf(made.map(({ perSecond }) => perSecond)),
    milliseconds: spreadOf(made.flatMap(({ milliseconds }) => milliseconds)),
    spent: Object.fromEntries(parts.map((part) => [part, median(part)])) as Record<Part, number>,
  };
}

/** Sends one more command and resolves once the read models include it, and thus all earlier commands. */
async function atRest(writeApi: Api, api: Api, garment: number): Promise<void> {
  const memo = { memo_in_use: `last ${randomUUID()}` };
  const { headers } = await writeApi.post(`/v1/stocks/${garment}/actions/memo_in_use`, memo);
  const position = headers.get('x-position') ?? '0';
  for (let isStale = true; isStale; ) {
    const read = await api.get(`/v1/stocks/${garment}`, { 'x-min-position': position });
    isStale = read.headers.has('x-stale');
  }
}
