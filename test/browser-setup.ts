import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { unpackedBrowser } from './packed-browser.ts';

/**
 * Prepares the browser tests once: builds the dashboard if its sources are newer than the build, and unpacks the
 * browser. If npm has no browser for this machine, the tests look for an installed one.
 */
export default async function setup(): Promise<void> {
  const built = promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  if (process.platform === 'linux') await unpackedBrowser();
  await built;
}
