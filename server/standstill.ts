/** One observation of the read models. */
interface Look {
  /** The position of the read models' checkpoint. */
  position: bigint;
  /** How many seconds the oldest unhandled event has waited; 0 if all events are handled. */
  lagSeconds: number;
}

/**
 * Measures how long events wait while the checkpoint does not move, on a monotonic clock that nobody sets back. Measuring
 * begins with the first observation of a lag, since the time before it is unknown. @returns a function that takes an
 * observation with the monotonic time in milliseconds, and returns seconds
 */
export function standstill(): (look: Look, now: number) => number {
  let began: { position: bigint; at: number } | null = null;
  return ({ position, lagSeconds }, now) => {
    if (lagSeconds === 0) began = null;
    else if (began?.position !== position) began = { position, at: now };
    return began === null ? 0 : (now - began.at) / 1_000;
  };
}
