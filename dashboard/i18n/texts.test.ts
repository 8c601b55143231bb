import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas as projected } from '#projections/areas.ts';
import { areaTexts } from './en/areas/index.ts';
import { en, textAreas } from './en/index.ts';
import { ja } from './ja/index.ts';
import { ko } from './ko/index.ts';
import { flat } from './testing/flat.ts';

/** Matches the keys of texts that may be equal in every language. */
const alike =
  /^(shell\.languages\.|common\.(none|pair)$|checkIn\.says$|(stockItem|product)\.percent$|history\.(actorWithoutName|separator|withNote)$)/;

const english = flat(en);
const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe.each([
  ['ko', flat(ko), /\p{Script=Hangul}/u],
  ['ja', flat(ja), /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u],
] as const)('%s', (_, texts, script) => {
  test('has exactly the keys of the English texts', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('writes every text in its own script', () => {
    const untranslated = [...texts].filter(([key, text]) => !alike.test(key) && !script.test(text));
    expect(untranslated).toEqual([]);
  });

  test('uses the same variables as the English texts', () => {
    const different = [...texts].filter(
      ([key, text]) => variables(text).join() !== variables(english.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });
});

test('no English text is empty', () => {
  expect([...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(['en', 'ko', 'ja'])('every area has a file of its name in %s', (language) => {
  const fileOf = (area: string) => new URL(`${language}/${area}.ts`, import.meta.url);
  expect(Object.keys(textAreas).filter((area) => !existsSync(fileOf(area)))).toEqual([]);
});

test('no two areas define the same group of texts', () => {
  const names = Object.values(textAreas).flatMap((area) => Object.keys(area));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('no two areas define the same text of histories or projections', () => {
  const names = Object.values(areaTexts).flatMap((area) => [...flat(area).keys()]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every projection has a name', () => {
  const named = Object.keys(en.replay.projection);
  const projections = projected.flatMap((area) => [
    ...('projections' in area ? area.projections : []),
    ...('personalData' in area ? area.personalData : []),
  ]);
  expect(named.sort()).toEqual(projections.map(({ name }) => name).sort());
});
