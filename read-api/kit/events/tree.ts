import { type Caused, causeFinder } from '../history/cause-of.ts';

export interface Node<Event> {
  event: Event;
  parent: string | null;
  depth: number;
}

/**
 * Sorts events into a tree: each event is followed by its effects, siblings in log order. An event's parent is its causing
 * event or, without one, the first event of its command: a reservation made in advance thus belongs to what the
 * request was for. Events in a causal cycle (from a foreign writer) become roots.
 */
export function causeTree<Event extends Caused>(events: readonly Event[]): Node<Event>[] {
  const inOrder = events.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  const parentOf = causeFinder(inOrder);
  const children = Map.groupBy(inOrder, (event) => parentOf(event)?.eventId ?? null);
  const nodes: Node<Event>[] = [];
  const placed = new Set<string>();
  // An explicit stack instead of recursion: a causal chain may be as long as the log.
  const placeFrom = (first: Event) => {
    const open: Node<Event>[] = [{ event: first, parent: null, depth: 0 }];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (placed.has(node.event.eventId)) continue;
      placed.add(node.event.eventId);
      nodes.push(node);
      const { eventId } = node.event;
      const depth = node.depth + 1;
      for (const event of (children.get(eventId) ?? []).toReversed()) {
        open.push({ event, parent: eventId, depth });
      }
    }
  };
  for (const event of children.get(null) ?? []) placeFrom(event);
  for (const event of inOrder) placeFrom(event);
  return nodes;
}
