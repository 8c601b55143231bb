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
  it('has the command’s own events at its root, each followed by its effects', () => {
    const events = [
      event('shipped', 'ship', 'ship'),
      event('lent', 'follow', 'shipped'),
      event('told', 'tell', 'lent'),
      event('noted', 'ship', 'ship'),
      event('counted', 'count', 'shipped'),
    ];
    expect(drawn(events.toReversed())).toEqual(['shipped', '  lent', '    told', '  counted', 'noted']);
  });

  it('puts a reservation made in advance under the request’s main event', () => {
    const events = [
      event('claimed', 'step-1', 'request'),
      event('reserved', 'step-2', 'request'),
      event('requested', 'request', 'request'),
      event('item requested', 'follow', 'requested'),
    ];
    expect(drawn(events)).toEqual(['requested', '  claimed', '  reserved', '  item requested']);
  });

  it('makes events without a known cause roots', () => {
    expect(drawn([event('late', 'a', 'gone'), event('bare', null, null)])).toEqual(['late', 'bare']);
  });

  it('contains each event once, even in causal cycles', () => {
    const events = [event('a', 'x', 'b'), event('b', 'y', 'a'), event('c', 'z', 'c')];
    expect(drawn(events)).toEqual(['c', 'a', '  b']);
  });

  it('handles chains of any length', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => event(`e${n}`, `c${n}`, `e${n - 1}`));
    expect(causeTree(chain).at(-1)?.depth).toBe(19_999);
  });
});
