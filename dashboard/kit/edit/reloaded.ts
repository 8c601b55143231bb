const tries = 20;
const pauseMs = 150;

/** The revision of a thing that nobody has revised yet, as `If-Match` names it. */
export const neverRevised = '-1';

/**
 * Reads until an answer has at least this revision (decimal text), and returns the newest row after three seconds.
 * The revision of a 412 comes from the event store, and the read models may lag behind it.
 */
export async function reloaded<Row extends { revision: string }>(
  read: () => Promise<Row>,
  revision: string,
  pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs)),
): Promise<Row> {
  let row = await read();
  for (let tried = 1; tried < tries && BigInt(row.revision) < BigInt(revision); tried += 1) {
    await pause();
    row = await read();
  }
  return row;
}
