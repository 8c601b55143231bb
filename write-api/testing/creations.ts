import type { Caller } from '#http/caller.ts';
import type { House } from './house.ts';
import type { Known } from './sample.ts';
import type { TestWriteSide } from './write-side.ts';

/** The means to prepare one creating call. */
export interface Preparing {
  side: TestWriteSide;
  house: House;
  /** The house whose size is added to trysets of the first house's garments. */
  second: House;
  /** Unique to the call. */
  name: string;
  /** Creates something by another call of the staff, and returns its id. */
  made(url: string, body: object): Promise<number>;
}

/** The needs of an area's creating calls, besides a unique name and the ids of the house. */
export interface CreationSample {
  /** Matches the calls' paths, as the OpenAPI document writes them. */
  paths: RegExp;
  /** Values of the body's fields and of the path's parameters, by name. */
  known(preparing: Preparing, path: string): Known | Promise<Known>;
  /** The caller, unless staff make the call. */
  caller?(preparing: Preparing): Promise<Caller>;
}

const found = import.meta.glob<{ creations: readonly CreationSample[] }>('../*/testing/creations.ts', {
  eager: true,
});

/** The samples of all areas. */
export const creations: readonly CreationSample[] = Object.values(found).flatMap((each) => each.creations);
