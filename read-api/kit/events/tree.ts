import { type Caused, causeFinder } from '../history/cause-of.ts';

export interface Node<Event> {
  event: Event;
  parent: string | null;
  depth: number;
}

/**
 * Sorts events into a tree: each event is followed by its effects, siblings in log order. An event without a causing
 * event has the first event of its command as parent: a reservation made for a request follows the request. Events in
 * a causal cycle (from a foreign writer) become roots.
 */
export function causeTree<Event extends Caused>(events: readonly Event[]): Node<Event>[] {
  const inOrder = events.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  const parentOf = causeFinder(inOrder);
  const children = Map.groupBy(inOrder, (event) => parentOf(event)?.eventId ?? null);
  const nodes: Node<Event>[] = [];
  const placed = new Set<string>();
  // Uses an explicit stack instead of recursion: a causal chain may be as long as the log.
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
