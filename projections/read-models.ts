import type { Area } from './area.ts';
import { areas } from './areas.ts';
import type { ReadModels } from './projection.ts';

const all: readonly Area[] = areas;

/** All live read models. They share one runner and one checkpoint, so the values on a page are consistent. */
export const readModels: ReadModels = {
  projections: [
    ...all.flatMap(({ projections }) => projections),
    ...all.flatMap(({ personalData = [] }) => personalData),
  ],
  rollups: all.flatMap(({ rollups = [] }) => rollups),
  derived: all.flatMap(({ derived = [] }) => derived),
  stats: all.flatMap(({ stats = [] }) => stats),
};
