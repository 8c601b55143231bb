import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseDemo, demoStanding } from '#demo/chosen.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { ServerConfig } from './config.ts';

/**
 * Returns whether this start begins or continues adding the demo data. The demo accounts have a known password. They are added
 * only to a server that listens on loopback, in a data folder whose store was empty at its first start. The first start
 * decides this and writes its choice into the folder. Later, only SEED=none changes the choice; an interrupted demo then stays
 * incomplete.
 */
export async function bringsDemo(
  { seed, host, backend: { dataDir, given } }: Pick<ServerConfig, 'seed' | 'host' | 'backend'>,
  client: EventStoreDBClient,
  clock: () => string,
): Promise<boolean> {
  if (given !== undefined) return false;
  const file = join(dataDir, 'seed');
  // The file is empty if the first start was killed while it wrote the choice.
  const choice = existsSync(file) ? (await readFile(file, 'utf8')).trim() || null : null;
  const isWanted = seed === 'demo' && isLoopback(host);
  const standing = await demoStanding(client);
  if (seed === 'none' || choice === null) {
    await writeFile(file, isWanted && standing === 'empty' ? 'demo\n' : 'none\n', { mode: 0o600 });
  }
  const isDemo = isWanted && (choice ?? (standing === 'empty' ? 'demo' : 'none')) === 'demo';
  if (isDemo && standing === 'empty') await chooseDemo(client, clock());
  return isDemo && (standing === 'empty' || standing === 'begun');
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
}
