import { describe, expect, test } from 'vitest';
import {
  emptyDesk,
  eventEntry,
  isSameTag,
  onDesk,
  putBack,
  turned,
  type Verdict,
  waiting,
  withLeased,
  without,
  withSent,
  withVerdict,
} from './desk-state.ts';

const approve: Verdict = { action: 'approve_item' };
const tag = { lookId: 2, entryId: 21 };
const desk = withLeased(emptyDesk, [1, 2, 3]);
const items = [
  { id: 21, latestCertificationStatus: 'Pending' },
  { id: 22, latestCertificationStatus: 'Pending' },
  { id: 23, latestCertificationStatus: 'Deferred' },
];

describe('a desk', () => {
  test('shows the looks in the order of the leases, and stops at the first and the last', () => {
    expect(onDesk(desk)).toBe(1);
    const last = turned(turned(turned(desk, 1), 1), 1);
    expect([onDesk(last), onDesk(turned(desk, -1)), onDesk(emptyDesk)]).toEqual([3, 1, null]);
  });

  test('goes on to the next look only when the last waiting item is decided', () => {
    const two = turned(desk, 1);
    expect(waiting(two, 2, items)).toEqual([21, 22]);
    const half = withVerdict(two, tag, approve, false);
    expect([onDesk(half), waiting(half, 2, items)]).toEqual([2, [22]]);
    expect(onDesk(withVerdict(half, { ...tag, entryId: 22 }, approve, true))).toBe(3);
    const last = withVerdict(turned(two, 1), { lookId: 3, entryId: 31 }, approve, true);
    expect([onDesk(last), last.leased]).toEqual([2, [1, 2]]);
  });

  test('asks for the certification for an event after the items, and only while it is pending', () => {
    expect(waiting(desk, 2, items, 'Pending')).toEqual([21, 22, eventEntry]);
    expect(waiting(desk, 2, items, 'Approved')).toEqual([21, 22]);
    const sending = withVerdict(
      desk,
      { lookId: 2, entryId: eventEntry },
      { action: 'approve_brand_event' },
      false,
    );
    expect(waiting(sending, 2, items, 'Pending')).toEqual([21, 22]);
    expect(waiting(desk, 2, [], 'Pending')).toEqual([eventEntry]);
  });

  test('shows a look again when its decision is refused or taken back', () => {
    const gone = withVerdict(desk, tag, approve, true);
    expect(gone.leased).toEqual([1, 3]);
    const back = putBack(gone, tag, { lookId: 2, error: 'why' });
    expect([onDesk(back), back.leased, back.decided, back.problem?.error]).toEqual([2, [2, 1, 3], [], 'why']);
    expect(waiting(back, 2, items)).toEqual([21, 22]);
    expect(turned(back, 1).problem).toBeNull();
  });

  test('keeps the shown look when new looks are leased, unless the look is no longer leased', () => {
    const two = turned(desk, 1);
    expect(onDesk(withLeased(two, [4, 2, 5]))).toBe(2);
    expect(onDesk(withLeased(two, [4, 5]))).toBe(5);
    expect(onDesk(withLeased(two, []))).toBeNull();
  });

  test('drops a look that somebody else decided in the meantime', () => {
    expect(onDesk(without(desk, 1))).toBe(2);
    expect(onDesk(without(turned(turned(desk, 1), 1), 3))).toBe(2);
  });

  test('follows the server once a decision is sent: an item that others reopen comes up again', () => {
    const sending = withVerdict(desk, tag, approve, false);
    expect(waiting(sending, 2, items)).toEqual([22]);
    expect(waiting(withSent(sending, tag), 2, items)).toEqual([21, 22]);
  });

  test('does not take back a look whose decision is still being sent', () => {
    const sending = withVerdict(desk, tag, approve, true);
    expect(withLeased(sending, [1, 2, 3]).leased).toEqual([1, 3]);
    expect(withLeased(withSent(sending, tag), [1, 2, 3]).leased).toEqual([1, 2, 3]);
  });

  test('keeps a look that was put back while a request for looks was under way', () => {
    const deferred = withSent(withVerdict(desk, tag, approve, true), tag);
    const taken = putBack(deferred, tag);
    expect(withLeased(taken, [1, 3, 4], deferred.leased)).toMatchObject({ leased: [2, 1, 3, 4], at: 0 });
    expect(withLeased(taken, [1, 3, 4], taken.leased).leased).toEqual([1, 3, 4]);
  });

  test('tells the events of two looks apart, though both stand in place of an item', () => {
    const event = { lookId: 1, entryId: eventEntry };
    expect(isSameTag(event, { ...event })).toBe(true);
    expect(isSameTag(event, { lookId: 2, entryId: eventEntry })).toBe(false);
    expect(isSameTag(event, { lookId: 1, entryId: 11 })).toBe(false);
  });
});
