import { reactingKinds } from '#domain/reacting-kinds.ts';
import { areas } from './areas.ts';
import { codeIndex } from './codes.ts';
import type { Indexed } from './kit/index/indexed.ts';
import { pictureIndex } from './named-pictures.ts';
import { picturesOfPeople } from './pictures-of-people.ts';

/** The commands' index: the indexers of the areas, and the shared ones. */
export const indexed: Indexed = {
  indexers: [...areas.flatMap(({ indexers = [] }) => indexers), codeIndex, pictureIndex, picturesOfPeople],
  streams: [
    ...Object.keys(reactingKinds).map((category) => `${category}-`),
    ...areas.flatMap(({ streams = [] }) => streams),
  ],
  patienceMs: 2_000,
};
