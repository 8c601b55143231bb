import { describe, expect, it } from 'vitest';
import { ApiError } from '#http/errors.ts';
import { endOf, pointOf } from './point.ts';

const now = new Date('2026-03-15T00:00:00.000Z');

function refusal(ask: () => unknown): string {
  try {
    ask();
  } catch (error) {
    if (error instanceof ApiError) return `${error.statusCode} ${error.errorCode}`;
    throw error;
  }
  return 'none';
}

describe('the point of a query', () => {
  it('is now by default', () => {
    expect(pointOf({}, now)).toBeNull();
  });

  it.each([
    ['2026-01-31T10:00:00+09:00', '2026-01-31T01:00:00.000Z'],
    ['2026-01-31T10:00:00 09:00', '2026-01-31T01:00:00.000Z'],
    ['2026-01-31T10:00Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31', '2026-01-31T14:59:59.999Z'],
    ['2026-02-28T23:59:59.9-01:00', '2026-03-01T00:59:59.900Z'],
  ])('takes %s', (text, time) => {
    expect(pointOf({ as_of: text }, now)).toEqual({ by: 'time', time });
    expect(pointOf({ as_of_recorded: text }, now)).toEqual({ by: 'recorded_time', time });
    expect(endOf('from', text, now)).toEqual({ by: 'time', time });
  });

  it.each([
    '',
    '2026-02-30',
    '2026-02-30T10:00Z',
    '2026-01-31T10:00:00',
    '31.1.2026',
    '1',
    '0000-00-00',
    '3100-01-01',
  ])('refuses %j', (text) => {
    expect(refusal(() => pointOf({ as_of: text }, now))).toBe('400 request.invalid');
  });

  it('treats a future time as now', () => {
    expect(pointOf({ as_of: '2026-03-15' }, now)).toEqual({ by: 'time', time: now.toISOString() });
    expect(pointOf({ as_of: '2999-01-01' }, now)).toEqual({ by: 'time', time: now.toISOString() });
  });

  it('allows only one', () => {
    expect(refusal(() => pointOf({ as_of: '2026-01-01', revision: '1' }, now))).toBe('400 request.invalid');
  });
});

describe('an end of a difference', () => {
  it('is a revision, a time or now', () => {
    expect(endOf('from', '12', now)).toEqual({ by: 'revision', revision: 12n });
    expect(endOf('to', 'now', now)).toEqual({ by: 'time', time: now.toISOString() });
    expect(refusal(() => endOf('to', 'soon', now))).toBe('400 request.invalid');
  });

  it('is a time of recording if it says so', () => {
    const time = '2026-01-31T14:59:59.999Z';
    expect(endOf('from', 'recorded:2026-01-31', now)).toEqual({ by: 'recorded_time', time });
    for (const text of ['recorded:', 'recorded:now', 'recorded:3']) {
      expect(
        refusal(() => endOf('from', text, now)),
        text,
      ).toBe('400 request.invalid');
    }
  });
});
