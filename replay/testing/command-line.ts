import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestHouse } from './test-house.ts';

const main = join(import.meta.dirname, '..', 'main.ts');

/** How a call of the command line ended: its exit code, what it printed, and what it said to people besides. */
export interface Ended {
  code: number;
  out: string;
  told: string;
}

/** Runs the command line over a house. */
export async function replayOver(house: TestHouse, ...args: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    DATABASE_URL: house.databaseUrl,
    EVENTSTORE_URL: house.eventStoreUrl,
    MASTER_KEY: Buffer.from(house.masterKey).toString('base64'),
    JWT_SECRET: 'a secret of a test that is long enough for it',
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, ...args], { env });
    return { code: 0, out: stdout, told: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, told: stderr };
  }
}
