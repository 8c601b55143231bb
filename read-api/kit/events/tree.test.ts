import { describe, expect, it } from 'vitest';
import type { Caused } from '../history/cause-of.ts';
import { causeTree } from './tree.ts';

let position = 0n;
function event(eventId: string, commandId: string | null, causationId: string | null): Caused {
  position += 1n;
  return { eventId, commandId, causationId, position };
}

const drawn = (events: readonly Caused[]) =>
  causeTree(events).map(({ event: { eventId }, depth }) => `${'  '.repeat(depth)}${eventId}`);

describe('a tree of causes', () => {
  it('has the command’s own events at its root, each followed by what follows from it', () => {
    const events = [
      event('shipped', 'ship', 'ship'),
      event('lent', 'follow', 'shipped'),
      event('told', 'tell', 'lent'),
      event('noted', 'ship', 'ship'),
      event('counted', 'count', 'shipped'),
    ];
    expect(drawn(events.toReversed())).toEqual(['shipped', '  lent', '    told', '  counted', 'noted']);
  });

  it('puts what a request takes in advance under what the request was for', () => {
    const events = [
      event('claimed', 'step-1', 'request'),
      event('reserved', 'step-2', 'request'),
      event('requested', 'request', 'request'),
      event('item requested', 'follow', 'requested'),
    ];
    expect(drawn(events)).toEqual(['requested', '  claimed', '  reserved', '  item requested']);
  });

  it('lets what has no cause here stand by itself', () => {
    expect(drawn([event('late', 'a', 'gone'), event('bare', null, null)])).toEqual(['late', 'bare']);
  });

  it('holds each event once, also where they cause each other or themselves', () => {
    const events = [event('a', 'x', 'b'), event('b', 'y', 'a'), event('c', 'z', 'c')];
    expect(drawn(events)).toEqual(['c', 'a', '  b']);
  });

  it('takes a chain of any length', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => event(`e${n}`, `c${n}`, `e${n - 1}`));
    expect(causeTree(chain).at(-1)?.depth).toBe(19_999);
  });
});
