/** The fields of an event that identify its cause. */
export interface Caused {
  eventId: string;
  position: bigint;
  commandId: string | null;
  causationId: string | null;
}

/**
 * Finds the cause of each event among the given ones: the causing event or, without one, the first event of its
 * command. A reservation made for a request thus follows the request.
 */
export function causeFinder<Event extends Caused>(
  events: readonly Event[],
): (event: Event) => Event | undefined {
  const byId = new Map(events.map((event) => [event.eventId, event]));
  const byCommand = new Map<string, Event>();
  for (const event of events) {
    const { commandId } = event;
    if (commandId === null) continue;
    const first = byCommand.get(commandId);
    if (first === undefined || event.position < first.position) byCommand.set(commandId, event);
  }
  return (event) => {
    const { causationId, commandId } = event;
    if (causationId === null || causationId === commandId) return undefined;
    const cause = byId.get(causationId) ?? byCommand.get(causationId);
    return cause === event ? undefined : cause;
  };
}
