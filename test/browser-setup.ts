import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { unpackedBrowser } from './packed-browser.ts';

/**
 * What all browser tests need, before the first: the dashboard as it is served, built when its sources are newer than the
 * build, and a browser. Where npm brings none for this machine, the tests look for an installed one.
 */
export default async function setup(): Promise<void> {
  const built = promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  if (process.platform === 'linux') await unpackedBrowser();
  await built;
}
