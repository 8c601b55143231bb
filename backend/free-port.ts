import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * Below the ports from which systems take one for each outgoing connection (32768 and up on Linux, 49152 elsewhere): one of those
 * would be taken by somebody's connection before the program listens for which it was found.
 */
const lowest = 20_000;
const highest = 32_000;
/** So many are tried from a place by chance, at which no other process looks at the same time. */
const tries = 100;

/** A loopback TCP port that nothing listens on at this moment, and that this process was not given just before. */
export function freePort(): Promise<number> {
  const from = randomInt(lowest, highest - tries);
  return getPort({ host: '127.0.0.1', port: portNumbers(from, from + tries) });
}
