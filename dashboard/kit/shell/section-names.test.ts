import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { en } from '../../i18n/en/index.ts';
import { ja } from '../../i18n/ja/index.ts';
import { ko } from '../../i18n/ko/index.ts';

test.each([
  ['en', en],
  ['ko', ko],
  ['ja', ja],
])('no section of the navigation has the name of one of its rooms in %s', (_, { rooms, shell }) => {
  const repeated = knownAreas.rooms.list.flatMap(({ name, section, place }) =>
    section !== undefined && place !== undefined && shell.areas[section] === rooms[name] ? [name] : [],
  );
  expect(repeated).toEqual([]);
});
