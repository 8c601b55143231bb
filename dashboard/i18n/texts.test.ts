import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas as projected } from '#projections/areas.ts';
import type { AreaTexts } from './area-texts.ts';
import { areaTexts, en, sharedTexts } from './en/index.ts';
import { ja } from './ja/index.ts';
import { ko } from './ko/index.ts';
import { flat, type TextTree } from './testing/flat.ts';

/** Matches the keys of texts that may be equal in every language. */
const alike =
  /^(shell\.languages\.|(payment|brandSubscription|order)\.method\.(payco|naver|kakaopay)$|order\.courier\.\d\d$|common\.(none|pair)$|checkIn\.says$|(stockItem|product)\.percent$|history\.(actorWithoutName|separator|withNote)$)/;

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
  const files = [...Object.keys(sharedTexts), ...Object.keys(areaTexts).map((area) => `areas/${area}`)];
  const fileOf = (name: string) => new URL(`${language}/${name}.ts`, import.meta.url);
  expect(files.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});

test.each(['en', 'ko', 'ja'])('every file of %s is listed in English', (language) => {
  const namesIn = (folder: string) =>
    readdirSync(new URL(`${language}/${folder}`, import.meta.url))
      .filter((file) => file.endsWith('.ts') && file !== 'files.ts' && file !== 'index.ts')
      .map((file) => file.slice(0, -'.ts'.length));
  expect(namesIn('.').sort()).toEqual(Object.keys(sharedTexts).sort());
  expect(namesIn('areas').sort()).toEqual(Object.keys(areaTexts).sort());
});

const joined = import.meta.glob<TextTree>('./{en,ko,ja}/joined/{history,replay,shell}.ts', { eager: true });

test.each([
  ['en', en],
  ['ko', ko],
  ['ja', ja],
] as const)(
  'the dashboard loads the rooms, histories and projections of every area in %s',
  (language, all) => {
    const { history, replay, rooms, shell } = all;
    expect({ ...joined[`./${language}/joined/shell.ts`] }).toEqual({ rooms, shell });
    expect({ ...joined[`./${language}/joined/history.ts`] }).toEqual({ history });
    expect({ ...joined[`./${language}/joined/replay.ts`] }).toEqual({ replay });
  },
);

/** The texts of a file, as the whole tree has them. */
const treeOf = ({ texts, ...parts }: AreaTexts): TextTree[] => [texts, parts] as TextTree[];

test('no two files define the same text', () => {
  const trees = [
    ...Object.values<TextTree>(sharedTexts),
    ...Object.values<AreaTexts>(areaTexts).flatMap(treeOf),
  ];
  const names = trees.flatMap((tree) => [...flat(tree).keys()]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('no two files define the same group of texts for pages', () => {
  const pages = [...Object.values(sharedTexts), ...Object.values(areaTexts).map(({ texts }) => texts)];
  const names = pages.flatMap((page) => Object.keys(page));
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
