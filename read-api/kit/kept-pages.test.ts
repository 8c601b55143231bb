import { expect, test } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

/** Counts the reads; each read returns a different text. */
function counted() {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { bytes: Buffer.from(`page ${reads}`), ids: [reads] };
  };
  return { read, reads: () => reads };
}

test('reads a page once per moment, also for concurrent callers', async () => {
  const pages = createKeptPages();
  const { read, reads } = counted();
  const [one, other] = await Promise.all([pages.at('1 0', 'first', read), pages.at('1 0', 'first', read)]);
  expect([
    one.bytes.toString(),
    other.bytes.toString(),
    (await pages.at('1 0', 'first', read)).bytes.toString(),
  ]).toEqual(Array.from({ length: 3 }, () => 'page 1'));
  expect((await pages.at('1 0', 'second', read)).bytes.toString()).toBe('page 2');
  expect(reads()).toBe(2);
});

test('drops pages and running reads once the read models advance', async () => {
  const pages = createKeptPages();
  const { read } = counted();
  const slow = Promise.withResolvers<{ bytes: Buffer; ids: number[] }>();
  const before = pages.at('1 0', 'first', () => slow.promise);
  expect((await pages.at('2 0', 'first', read)).bytes.toString()).toBe('page 1');
  slow.resolve({ bytes: Buffer.from('of the former moment'), ids: [] });
  expect((await before).bytes.toString()).toBe('of the former moment');
  expect((await pages.at('2 0', 'first', read)).bytes.toString()).toBe('page 1');
  expect((await pages.at('2 1', 'first', read)).bytes.toString()).toBe('page 2');
});

test('retries a failed read', async () => {
  const pages = createKeptPages();
  const { read } = counted();
  await expect(pages.at('1 0', 'first', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await pages.at('1 0', 'first', read)).bytes.toString()).toBe('page 1');
});
