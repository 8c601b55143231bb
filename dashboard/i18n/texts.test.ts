import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { ja } from './ja/index.ts';
import { ko } from './ko/index.ts';
import { flat } from './testing/flat.ts';

/** Texts that read the same in every language. */
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

  test('says every text in its own script', () => {
    const untranslated = [...texts].filter(([key, text]) => !alike.test(key) && !script.test(text));
    expect(untranslated).toEqual([]);
  });

  test('names the same variables', () => {
    const different = [...texts].filter(
      ([key, text]) => variables(text).join() !== variables(english.get(key) ?? '').join(),
    );
    expect(different).toEqual([]);
  });
});

test('no English text is empty', () => {
  expect([...english].filter(([, text]) => text.trim() === '')).toEqual([]);
});
