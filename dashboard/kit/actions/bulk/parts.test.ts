import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Part, type Progress, partAtMost, partsOf, runParts } from './parts.ts';

const begin: Progress = { answered: 0, results: [] };
const ids = (amount: number) => Array.from({ length: amount }, (_, at) => at + 1);

test('parts hold every id once, at most 500 each, each under its own key', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2600 }), (amount) => {
      const parts = partsOf(ids(amount), 'k');
      expect(parts.flatMap((part) => part.ids)).toEqual(ids(amount));
      expect(parts.every((part) => part.ids.length <= partAtMost)).toBe(true);
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    }),
  );
});

test('after a failure the run continues with the same part and the same key', async () => {
  const sent: Part[] = [];
  let fails = true;
  const seen: Progress[] = [];
  const run = {
    parts: partsOf(ids(1200), 'k'),
    async send(part: Part) {
      sent.push(part);
      if (fails && sent.length === 2) throw new Error('away');
      return part.ids.map((id) => ({ id, ok: true }));
    },
    onProgress: (progress: Progress) => seen.push(progress),
    isStopped: () => false,
  };
  await expect(runParts(run, begin)).rejects.toThrow('away');
  fails = false;
  const end = await runParts(run, seen.at(-1) ?? begin);
  expect(sent.map(({ key }) => key)).toEqual(['k-1', 'k-2', 'k-2', 'k-3']);
  expect(end.results.map(({ id }) => id)).toEqual(ids(1200));
});

test('a stopped run sends no further part and keeps the results', async () => {
  let answered = 0;
  const end = await runParts(
    {
      parts: partsOf(ids(1200), 'k'),
      send: async (part) => part.ids.map((id) => ({ id, ok: id % 2 === 0 })),
      onProgress: (progress) => {
        answered = progress.answered;
      },
      isStopped: () => answered === 2,
    },
    begin,
  );
  expect([end.answered, end.results.length]).toEqual([2, 1000]);
});
