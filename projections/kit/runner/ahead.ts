/** Thrown if the read models contain events that the event store lacks: the store was restored to an earlier moment. */
export class ReadModelsAhead extends Error {
  constructor(position: bigint, head: bigint) {
    super(
      `the read models are ahead of the event store (${position}, which ends at ${head}): it was restored to an earlier ` +
        'moment; build them anew as docs/operators.md says',
    );
    this.name = 'ReadModelsAhead';
  }
}

/**
 * Throws if the checkpoint is beyond the end of the log: the runner would skip new events at those positions as already
 * processed.
 */
export function requireBehind(position: bigint, head: bigint): void {
  if (position > head) throw new ReadModelsAhead(position, head);
}
