import { describe, expect, test } from 'vitest';
import { createMemo, type Following } from './memo.ts';

describe('a value that is followed', () => {
  /** A history that records how its value was found and which events updated it. */
  function history(goOn: Following<{ text: string }>['goOn'] = async () => null) {
    let finds = 0;
    const following: Following<{ text: string }> = {
      find: async () => {
        finds += 1;
        return { text: `found ${finds}` };
      },
      goOn,
      bytes: () => 1,
    };
    const memo = createMemo();
    return (moment: string) => memo.followed(moment, 'key', following).then(({ text }) => text);
  }
  const told: Following<{ text: string }>['goOn'] = async ({ text }, since, until) => ({
    text: `${text}, ${since} to ${until}`,
  });

  test('is computed once, and then updated', async () => {
    const at = history(told);
    expect(await at('100 1')).toBe('found 1');
    expect(await at('100 1')).toBe('found 1');
    expect(await at('140 1')).toBe('found 1, 100 to 140');
    expect(await at('150 1')).toBe('found 1, 100 to 140, 140 to 150');
  });

  test('is updated in order for concurrent callers, and never goes back', async () => {
    const at = history(told);
    const asked = ['100 1', '140 1', '120 1', '150 1'].map(at);
    expect(await Promise.all(asked)).toEqual([
      'found 1',
      'found 1, 100 to 140',
      'found 1, 100 to 140',
      'found 1, 100 to 140, 140 to 150',
    ]);
  });

  test('is computed anew if it cannot be updated, or if rows changed without events', async () => {
    const at = history(async (before, since) => (since < 120n ? told(before, since, 120n) : null));
    await at('100 1');
    expect(await at('120 1')).toBe('found 1, 100 to 120');
    expect(await at('130 1')).toBe('found 2');
    expect(await at('130 2')).toBe('found 3');
  });

  test('is dropped after a failure', async () => {
    let isAway = true;
    const memo = createMemo();
    const following = {
      find: async () => ({ text: 'found' }),
      goOn: async () => {
        if (isAway) throw new Error('the database is away');
        return { text: 'went on' };
      },
      bytes: () => 1,
    };
    await memo.followed('100 1', 'key', following);
    await expect(memo.followed('110 1', 'key', following)).rejects.toThrow('away');
    isAway = false;
    expect(await memo.followed('110 1', 'key', following)).toEqual({ text: 'found' });
  });
});

test('computes a value of a moment once, and anew at the next', async () => {
  const memo = createMemo();
  let times = 0;
  const at = (moment: string) =>
    memo.at(moment, 'key', async () => {
      times += 1;
      return { times };
    });
  expect([await at('1 1'), await at('1 1'), await at('2 1')]).toEqual([
    { times: 1 },
    { times: 1 },
    { times: 2 },
  ]);
});
