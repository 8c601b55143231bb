/** The read models hold events that the store does not: it was restored to an earlier moment than they were. */
export class ReadModelsAhead extends Error {
  constructor(position: bigint, head: bigint) {
    super(
      `the read models are ahead of the event store (${position}, which ends at ${head}): it was restored to an earlier ` +
        'moment; build them anew as docs/operators.md says',
    );
    this.name = 'ReadModelsAhead';
  }
}

/** Throws where a checkpoint stands behind the end of the log: what comes at those positions now would be taken for known. */
export function requireBehind(position: bigint, head: bigint): void {
  if (position > head) throw new ReadModelsAhead(position, head);
}
