import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { LookWords } from '#domain/looks/words.ts';
import type { Sealed } from '#domain/sealed.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import { type Bench, openBench, openUnsealer } from '../testing/harness.ts';
import { stored } from '../testing/histories.ts';

const forgotten = new Set<string>();
let bench: Bench;
beforeEach(async () => {
  forgotten.clear();
  bench = await openBench(openUnsealer(forgotten));
});
afterEach(() => bench.close());

const sealed = (words: Partial<LookWords>) => `sealed:${JSON.stringify(words)}` as Sealed;
const link = 'https://www.instagram.com/p/C7abcDEfgHi/';
const posted = (lookId: number, words: LookWords): LookEvent => ({
  type: 'LookPosted',
  data: { ...lookDescription, lookId, words: sealed(words), hasLink: words.link !== null, entries: [entry] },
});
const revised = (changed: Partial<LookWords>): LookEvent => ({
  type: 'LookRevised',
  data: { changed: sealed(changed), hasLink: changed.link === undefined ? null : changed.link !== null },
});
const removed: LookEvent = { type: 'LookRemoved', data: { entries: [] } };
const tell = (lookId: number, ...events: LookEvent[]) =>
  events.map((event) => ({ stream: `look-${lookId}`, event }));
const rows = () => bench.query('select link, normalized_link, description from read.looks order by id');

test('unseals a look’s latest link and description', async () => {
  await bench.take(
    stored([
      ...tell(1, posted(1, { link, description: 'one' }), revised({ description: 'two' })),
      ...tell(2, posted(2, { link: null, description: 'three' }), revised({ link })),
    ]),
  );
  const normalized_link = 'instagram.com/p/C7abcDEfgHi';
  expect(await rows()).toEqual([
    { link, normalized_link, description: 'two' },
    { link, normalized_link, description: 'three' },
  ]);
});

test('deletes the words with the look and with its member', async () => {
  const told = stored([
    ...tell(1, posted(1, { link, description: 'one' }), removed),
    ...tell(2, posted(2, { link, description: 'two' })),
    ...tell(2, removed),
    ...tell(3, posted(3, { link, description: 'three' }), revised({ description: 'four' })),
  ]);
  const nothing = { link: null, normalized_link: null, description: null };
  await bench.take(told.slice(0, 3));
  expect(await rows()).toEqual([nothing, expect.objectContaining({ link, description: 'two' })]);
  // The member is forgotten before the runner reads the later events, so their sealed texts cannot be opened.
  forgotten.add('user:51');
  await bench.take(told.slice(3));
  expect(await rows()).toEqual([nothing, nothing, { ...nothing, description: '' }]);
});
