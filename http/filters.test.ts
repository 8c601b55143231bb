import { describe, expect, it } from 'vitest';
import { betweenOf, CodesParam, DaysParam, IdsParam, IdsUpTo, periodOf, reading, SomeOf } from './filters.ts';

describe('filters', () => {
  it('read lists with each value once', () => {
    expect(IdsParam[reading]('ids', '3,1,3,99999999999')).toEqual([3, 1]);
    expect(IdsUpTo(Number.POSITIVE_INFINITY)[reading]('ids', '99999999999')).toEqual([99_999_999_999]);
    expect(SomeOf(['a', 'b', 'c'])[reading]('statuses', 'a, b,a')).toEqual(['a', 'b']);
    expect(CodesParam[reading]('codes', ' A-1,a-1, B')).toEqual(['A-1', 'B']);
  });

  it('name the parameter and its allowed values', () => {
    expect(() => SomeOf(['a', 'b'])[reading]('statuses', 'a,x')).toThrow('query statuses: does not take "x"');
    expect(() => SomeOf(['a'])[reading]('statuses', '')).toThrow('does not take ""');
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

  it('read days of Korea, both inclusive', () => {
    expect(DaysParam[reading]('days', '2026-01-31')).toEqual({ from: '2026-01-31', to: '2026-01-31' });
    expect(DaysParam[reading]('days', '2026-01-30,2026-01-31')).toMatchObject({ from: '2026-01-30' });
    expect(() => DaysParam[reading]('days', '2026-02-30')).toThrow('query days');
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
