const tries = 20;
const pauseMs = 150;

/**
 * Reads until an answer is at least at a revision (decimal text): what a 412 tells of comes from the store, and the
 * read models may be a moment behind it. After three seconds the newest there is.
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
