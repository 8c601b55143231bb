import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The browser tests use the dashboard as it is served: built, when its sources are newer than the build. */
export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
}
