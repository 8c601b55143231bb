/** What one look at the read models shows. */
interface Look {
  /** Of the checkpoint. */
  position: bigint;
  /** For how long the oldest event that is not handled has waited; 0 when there is none. */
  lagSeconds: number;
}

/**
 * For how long events have been seen to wait at one position, in seconds, from look to look: told by a clock that nobody sets
 * back. It begins with the first look that finds something waiting, since nothing is known of the time before it.
 *
 * @returns what is to be told of each look, with the milliseconds of a monotonic clock
 */
export function standstill(): (look: Look, now: number) => number {
  let began: { position: bigint; at: number } | null = null;
  return ({ position, lagSeconds }, now) => {
    if (lagSeconds === 0) began = null;
    else if (began?.position !== position) began = { position, at: now };
    return began === null ? 0 : (now - began.at) / 1_000;
  };
}
