import i18next from 'i18next';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import './i18n.ts';
import { speakPlurals } from './plural.ts';
import { flat } from './testing/flat.ts';

// Tests in one worker share the i18next instance, so another test may have initialized it without the format.
speakPlurals(i18next);

const say = (text: string, values: object) =>
  i18next.services.interpolator.interpolate(text, { ...values }, 'en', {});

test.each([
  [1, '1 event'],
  ['1', '1 event'],
  [0, '0 events'],
  [2, '2 events'],
  ['1,000', '1,000 events'],
])('formats the number %s as “%s”', (amount, said) => {
  expect(say(en.history.count, { amount })).toBe(said);
});

const things =
  'categories|codes|days|differences|entries|events|garments|items|lines|measurements|points|products|returns|rows|sizes|times';

test('every English count has a singular form', () => {
  const bare = new RegExp(`\\{\\{(\\w+)\\}\\} (more |selected )?(${things})\\b`);
  // Texts without singular forms, as their counts are always above one.
  const several: string[] = [
    en.figures.stock.orMore,
    en.events.moreCaused,
    en.checkIn.which,
    en.list.codes.help,
    en.parcels.tooMany,
    en.list.export.rowsAtLeast,
  ];
  const found = [...flat(en).values()].filter((text) => bare.test(text) && !several.includes(text));
  expect(found).toEqual([]);
});
