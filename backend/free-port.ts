import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * The range lies below the ephemeral ports (from 32768 on Linux, from 49152 elsewhere). An outgoing connection
 * could take an ephemeral port before the program listens on it.
 */
const lowest = 20_000;
const highest = 32_000;
/** Ports tried from a random start, so that concurrent processes rarely try the same ones. */
const tries = 100;

/** Returns a free loopback TCP port that this process has not been given recently. */
export function freePort(): Promise<number> {
  const from = randomInt(lowest, highest - tries);
  return getPort({ host: '127.0.0.1', port: portNumbers(from, from + tries) });
}
