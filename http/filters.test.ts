import { describe, expect, it } from 'vitest';
import { betweenOf, idsOf, periodOf, someOf } from './filters.ts';

describe('filters', () => {
  it('read lists with each value once', () => {
    expect(idsOf('3,1,3')).toEqual([3, 1]);
    expect(someOf('statuses', 'a, b,a', ['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(someOf('statuses', undefined, ['a'])).toBeUndefined();
  });

  it('name the parameter and its allowed values', () => {
    expect(() => someOf('statuses', 'a,x', ['a', 'b'])).toThrow('query statuses: does not take "x"');
    expect(() => someOf('statuses', '', ['a'])).toThrow('does not take ""');
  });

  it('read a period: a day whole, two days both whole, times as they are', () => {
    const day = { from: '2026-01-31T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' };
    expect(periodOf('created_time', '2026-01-31')).toEqual(day);
    expect(periodOf('created_time', '2026-01-30,2026-01-31')).toEqual({
      ...day,
      from: '2026-01-30T00:00:00.000Z',
    });
    expect(periodOf('created_time', '2026-01-30T09:00:00+09:00,2026-01-31')).toMatchObject({
      from: '2026-01-30T00:00:00.000Z',
    });
    expect(betweenOf('time', '2026-01-31', undefined)).toEqual({ from: day.from });
    expect(betweenOf('time', undefined, '2026-01-31')).toEqual({ until: day.until });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '26-01-01',
    'yesterday',
    '',
    '2026-01-01,2026-01-02,2026-01-03',
    '2026-01-02,2026-01-01',
    '2026-01-01T10:00',
    '0001-01-01',
    '9999-12-31',
    ',',
  ])('refuse the period %s', (text) => {
    expect(() => periodOf('created_time', text)).toThrow('query created_time');
  });
});
