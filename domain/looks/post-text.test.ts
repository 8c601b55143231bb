import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHashtag, writtenHashtag } from '../text/hashtag.ts';
import { hasHashtag, hasMention, readPost } from './post-text.ts';

const pieces = [
  '#',
  '@',
  '＃',
  '＠',
  '.',
  '…',
  '™',
  '①',
  'ℹ️',
  '#️⃣',
  '1️⃣',
  '\u20e3',
  '\u0301',
  '\u3099',
  '\u3164',
  '\u200b',
  '\u2068',
  '\u2069',
  '👩🏽‍🦰',
  '🇰🇷',
  '광고',
  'ｱｸﾒ',
  '광고'.normalize('NFD'),
  'İ',
  'Σ',
  'ß',
  'https://acme.kr/event#',
  'www.youtube.com/@acme',
  'threads.net/@',
  'mina@acme.kr',
  '//',
  ':',
  '\n',
  ' ',
];
const aText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('finds a tag in a post whatever surrounds it', () => {
  let tried = 0;
  fc.assert(
    fc.property(aText, aText, aText, (before, said, after) => {
      const read = readHashtag(said);
      if (!('tag' in read)) return;
      tried += 1;
      const post = readPost(`${before} ${writtenHashtag(said)} ${after}`);
      expect(hasHashtag(post, read.tag)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
  expect(tried).toBeGreaterThan(200);
});

test('finds a mentioned account in a post whatever surrounds it', () => {
  const aName = fc.stringMatching(/^[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/);
  fc.assert(
    fc.property(aText, aName, aText, (before, name, after) => {
      expect(hasMention(readPost(`${before} @${name} ${after}`), name)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test('never finds a tag that the post’s text does not contain', () => {
  fc.assert(
    fc.property(aText, (text) => {
      expect(hasHashtag(readPost(text), 'nowhere_to_be_found')).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
