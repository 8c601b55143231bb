import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keptText, randomText } from '../data-folder.ts';
import { reachableFolder } from './binaries.ts';
import { canReach } from './reach.ts';
import { postgresUser } from './user.ts';

/**
 * The folder of Postgres's files: DATA_DIR/postgres, or, where the Postgres user cannot pass through the
 * folders above it (root's home), one below /var/lib/tryset that DATA_DIR/postgres-folder names.
 */
export async function postgresFolder(dataFolder: string): Promise<string> {
  if (canReach(dataFolder, await postgresUser())) return join(dataFolder, 'postgres');
  const elsewhere = await keptText(dataFolder, 'postgres-folder', () =>
    join(reachableFolder, `data-${randomText()}`, 'postgres'),
  );
  await mkdir(join(elsewhere, '..'), { recursive: true, mode: 0o711 });
  return elsewhere;
}
