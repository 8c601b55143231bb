import { describe, expect, test } from 'vitest';
import { en } from '../../../i18n/en/index.ts';
import { listKeyOf, listKeys } from './list-keys.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('a key of a list', () => {
  test.each(listKeys.map((each) => [each.key, each] as const))('%s is known', (key, each) => {
    expect(listKeyOf(pressed(key))).toBe(each);
  });

  test('is the same on a Korean keyboard', () => {
    expect(listKeyOf(pressed('ㅓ', { code: 'KeyJ' }))?.key).toBe('j');
    expect(listKeyOf(pressed('ㅌ', { code: 'KeyX' }))?.key).toBe('x');
  });

  test.each([
    ['while a word is composed', pressed('j', { isComposing: true })],
    ['while an input method has it', pressed('Process', { code: 'KeyJ' })],
    ['with Ctrl', pressed('f', { ctrlKey: true })],
    ['with Cmd', pressed('r', { metaKey: true })],
    ['with Alt', pressed('a', { altKey: true })],
    ['of another name', pressed('q')],
  ])('is none %s', (_, event) => {
    expect(listKeyOf(event)).toBeNull();
  });

  test('appears once in the table and has a text', () => {
    expect(new Set(listKeys.map(({ key }) => key)).size).toBe(listKeys.length);
    const named = listKeys.map((each) => ('part' in each ? each.part : each.row));
    expect(Object.keys(en.listKeys.does).toSorted()).toEqual(named.toSorted());
  });
});
