import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Ended, within } from '#test/within.ts';
import { program } from '../program.ts';
import type { TestHouse } from './test-house.ts';

const main = join(import.meta.dirname, '..', 'main.ts');

const settingsOf = (house: TestHouse) => ({
  DATABASE_URL: house.databaseUrl,
  EVENTSTORE_URL: house.eventStoreUrl,
  MASTER_KEY: Buffer.from(house.masterKey).toString('base64'),
  JWT_SECRET: 'a secret of a test that is long enough for it',
});

/** Runs the command line on an installation as a separate program. */
export async function replayOver(house: TestHouse, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, ...settingsOf(house) };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, ...args], { env });
    return { code: 0, out: stdout, told: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, told: stderr };
  }
}

/** Runs the command line on an installation within this process. */
export const replayWithin = (house: TestHouse, ...args: string[]): Promise<Ended> =>
  within(settingsOf(house), () => program.parseAsync(args, { from: 'user' }));
