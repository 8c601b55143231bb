import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keptText, randomText } from '../data-folder.ts';
import { reachableFolder } from './binaries.ts';
import { canReach } from './reach.ts';
import { postgresUser } from './user.ts';

/**
 * Returns the folder of Postgres's files, usually DATA_DIR/postgres. If the Postgres user cannot pass through its parents
 * (root's home), returns a folder below /var/lib/tryset, whose path the file DATA_DIR/postgres-folder stores.
 */
export async function postgresFolder(dataFolder: string): Promise<string> {
  if (canReach(dataFolder, await postgresUser())) return join(dataFolder, 'postgres');
  const elsewhere = await keptText(dataFolder, 'postgres-folder', () =>
    join(reachableFolder, `data-${randomText()}`, 'postgres'),
  );
  await mkdir(join(elsewhere, '..'), { recursive: true, mode: 0o711 });
  return elsewhere;
}
