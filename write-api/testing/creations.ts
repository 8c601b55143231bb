import type { Caller } from '#http/caller.ts';
import type { House } from './house.ts';
import type { Known } from './sample.ts';
import type { TestWriteSide } from './write-side.ts';

/** What a sample can use to prepare one creating call. */
export interface Preparing {
  side: TestWriteSide;
  house: House;
  /** The second test house: its size is added to trysets of the first house's garments. */
  second: House;
  /** A name that is unique to the call. */
  name: string;
  /** Creates an entity by another call of staff, and returns its id. */
  made(url: string, body: object): Promise<number>;
}

/** What an area's creating calls need besides a unique name and the ids of the test house. */
export interface CreationSample {
  /** Matches the paths of the calls, as the OpenAPI document writes them. */
  paths: RegExp;
  /** Returns values for the body's fields and the path's parameters, by name. */
  known(preparing: Preparing, path: string): Known | Promise<Known>;
  /** Returns the caller; staff if omitted. */
  caller?(preparing: Preparing): Promise<Caller>;
}

const found = import.meta.glob<{ creations: readonly CreationSample[] }>('../*/testing/creations.ts', {
  eager: true,
});

/** The samples of all areas. */
export const creations: readonly CreationSample[] = Object.values(found).flatMap((each) => each.creations);
