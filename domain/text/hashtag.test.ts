import { expect, test } from 'vitest';
import { readHashtag } from './hashtag.ts';

test.each([
  ['#봄코디', '봄코디'],
  ['＃ｱｸﾒ', 'アクメ'],
  ['ザノース', 'ザノース'],
  ['Café', 'café'],
  ['#LOOK™', 'look'],
  ['#1호점', '1호점'],
  ['2026', '2026'],
  ['#ヶ々ー', 'ヶ々ー'],
  ['  #\u2068acme\u2069 ', 'acme'],
])('reads %j as the tag %s', (said, tag) => {
  expect(readHashtag(said)).toEqual({ tag });
});

test.each([
  ['#A.P.C.', '.'],
  ['#ザ・ノース', '・'],
  ['#maison #hana', ' '],
  ['#maison#hana', '#'],
  ['봄 코디', ' '],
  ['Rock&Roll', '&'],
  ['#t-shirt', '-'],
  ['#봄🌸코디', '🌸'],
  ['@acme', '@'],
  ['#', ''],
  ['#__', ''],
  ['\u3164', ''],
])('refuses the tag %j, which networks end at %j', (said, endsAt) => {
  expect(readHashtag(said)).toEqual({ endsAt });
});
