import { type Caused, causeFinder } from '../history/cause-of.ts';

export interface Node<Event> {
  event: Event;
  parent: string | null;
  depth: number;
}

/**
 * Events as a tree, each followed by what follows from it, siblings in the order of the log. An event follows from the one
 * that caused it, or from the first event of the command that did: what a request takes in advance, such as a reservation,
 * belongs to what the request was for. What is in a circle, by another's hand, stands by itself.
 */
export function causeTree<Event extends Caused>(events: readonly Event[]): Node<Event>[] {
  const inOrder = events.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  const parentOf = causeFinder(inOrder);
  const children = Map.groupBy(inOrder, (event) => parentOf(event)?.eventId ?? null);
  const nodes: Node<Event>[] = [];
  const placed = new Set<string>();
  // A list of what is still to come instead of calls in calls: a chain may be as long as the log.
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
