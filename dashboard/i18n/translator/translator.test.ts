import i18next, { type i18n } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '../en/index.ts';
import { ja } from '../ja/index.ts';
import { ko } from '../ko/index.ts';
import { speakPlurals } from '../plural.ts';
import { flat } from '../testing/flat.ts';
import translator, { onLanguage, t } from './translator.ts';

const languages = { en, ko, ja };
const library = i18next.createInstance();

beforeAll(async () => {
  await library.init({
    lng: 'cimode',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {},
  });
  speakPlurals(library);
  speakPlurals(translator);
  for (const [language, texts] of Object.entries(languages)) {
    library.addResourceBundle(language, 'translation', texts, true, true);
    translator.addResourceBundle(language, 'translation', texts);
  }
});

type Speaker = typeof translator | i18n;

const said = (speaker: Speaker, language: string, key: string, values: object) =>
  (speaker as typeof translator).getFixedT(language)(key, { ...values });

const names = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name);

const given = {
  'no value': () => ({}),
  one: (variables: string[]) => Object.fromEntries(variables.map((name) => [name, 1])),
  'a long number': (variables: string[]) => Object.fromEntries(variables.map((name) => [name, '1,234'])),
  'a text with braces': (variables: string[]) =>
    Object.fromEntries(variables.map((name) => [name, '{{amount}} $& <b>'])),
  // A count without a number reads as empty; the library shows its format.
  nothing: (variables: string[], text: string) =>
    text.includes('plural(') ? {} : Object.fromEntries(variables.map((name) => [name, undefined])),
  null: (variables: string[]) => Object.fromEntries(variables.map((name) => [name, null])),
  'a forced event': () => ({ context: 'forced' }),
  'an event with a picture': () => ({ context: 'pictured', defaultValue: 'none' }),
};

describe.each(Object.keys(languages) as (keyof typeof languages)[])('%s', (language) => {
  test.each(Object.entries(given))('says each text as i18next does for %s', (_, valuesOf) => {
    const keys = [...flat(languages[language])];
    const saidBy = (speaker: Speaker) =>
      keys.map(([key, text]) => said(speaker, language, key, valuesOf(names(text), text)));
    expect(saidBy(translator)).toEqual(saidBy(library));
  });
});

test.each([
  ['a missing text', 'stockItem.status.melted', {}],
  ['a missing text with another', 'stockItem.status.melted', { defaultValue: 'melted' }],
  ['a missing text that may be empty', 'stockItem.status.melted', { defaultValue: '' }],
  ['a name of every object', 'stockItem.constructor', { defaultValue: 'x' }],
  ['a path below a text', 'stockItem.status.hold.x', { defaultValue: 'x' }],
])('answers %s as i18next does', (_, key, values) => {
  expect(said(translator, 'en', key, values)).toBe(said(library, 'en', key, values));
});

test('shows the code of a group instead of a sentence of the library', () => {
  expect(said(translator, 'en', 'stockItem.status', { defaultValue: 'status' })).toBe('status');
});

test('tells its listeners about a new language until they leave', async () => {
  const heard: string[] = [];
  const leave = onLanguage(() => heard.push(t('common.none')));
  await translator.changeLanguage('ko');
  await translator.changeLanguage('en');
  leave();
  await translator.changeLanguage('ja');
  expect(heard).toEqual([ko.common.none, en.common.none]);
  expect(t('common.none')).toBe(ja.common.none);
});

test('keeps the texts of a group when another file adds to it', () => {
  translator.addResourceBundle('en', 'translation', { common: { added: 'Added' } });
  expect([
    said(translator, 'en', 'common.added', {}),
    translator.getResource('en', 'translation', 'common.none'),
  ]).toEqual(['Added', en.common.none]);
});
