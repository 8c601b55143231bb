import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PostgresUser } from './user.ts';

/**
 * Whether the Postgres user may pass through every folder down to `folder`, judged by the folders' modes.
 * For example, it cannot reach a checkout below root's home.
 */
export function canReach(folder: string, user: PostgresUser): boolean {
  if (user.uid === undefined) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const executable = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & executable)) return false;
    if (at === dirname(at)) return true;
  }
}
