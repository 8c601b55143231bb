import { describe, expect, test } from 'vitest';
import { eventsQuery } from './events-shape.ts';

const query = (filters: Record<string, string>) => eventsQuery({ filters }, 'staff', 'Asia/Seoul');

describe('a search for events', () => {
  test('leaves out housekeeping events, unless a filter asks for them', () => {
    expect(query({})).toEqual({ without_housekeeping: true });
    expect(query({ housekeeping: 'shown' })).toEqual({});
    expect(query({ types: 'StockItemReserved' })).toEqual({ types: 'StockItemReserved' });
    expect(query({ correlation_id: 'c' })).toEqual({ correlation_id: 'c' });
    expect(query({ reason: 'torn' })).toEqual({ reason: 'torn', without_housekeeping: true });
  });

  test('takes days in the person’s own time zone', () => {
    expect(query({ recorded: '2026-03-01', housekeeping: 'shown' })).toEqual({
      recorded_after: '2026-02-28T15:00:00.000Z',
      recorded_before: '2026-03-01T14:59:59.999Z',
    });
  });
});
