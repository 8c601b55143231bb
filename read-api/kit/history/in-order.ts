import { type Caused, causeFinder } from './cause-of.ts';

interface Placed extends Caused {
  stream: string;
  /** Effective time, as an ISO instant with milliseconds. */
  effectiveAt: string;
}

/**
 * Sorts events by effective time, oldest first. Within one second, which readers see as one moment, each event
 * follows its cause. At the same instant log position decides, as imports write one stream after another. Events of
 * one stream always keep their order.
 */
export function inOrder<Event extends Placed>(events: readonly Event[]): Event[] {
  const sorted = events.toSorted(earlierFirst);
  const causeOf = causeFinder(sorted);
  const before = predecessors(sorted);
  const placed = new Set<Event>();
  const order: Event[] = [];
  function place(event: Event) {
    if (placed.has(event)) return;
    placed.add(event);
    for (const first of [before.get(event), causeOf(event)]) {
      if (first !== undefined && secondOf(first) === secondOf(event)) place(first);
    }
    order.push(event);
  }
  for (const event of sorted) place(event);
  return order;
}

function secondOf({ effectiveAt }: Placed): string {
  return effectiveAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}

function earlierFirst(one: Placed, other: Placed): number {
  if (one.effectiveAt !== other.effectiveAt) return one.effectiveAt < other.effectiveAt ? -1 : 1;
  return one.position < other.position ? -1 : 1;
}

/** Maps each event to the preceding event of its stream. */
function predecessors<Event extends Placed>(sorted: readonly Event[]): Map<Event, Event> {
  const last = new Map<string, Event>();
  const before = new Map<Event, Event>();
  for (const event of sorted) {
    const previous = last.get(event.stream);
    if (previous !== undefined) before.set(event, previous);
    last.set(event.stream, event);
  }
  return before;
}
