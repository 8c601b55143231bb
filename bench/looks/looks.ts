import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, apiOf, signIn } from '../api.ts';
import { loadInBulk } from '../growth/bulk.ts';
import { furnish, rebuilt } from '../growth/grow.ts';
import { newFolder } from '../new-folder.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';
import { type LooksFigure, measureLooks } from './measure.ts';
import { lookItems } from './tell-looks.ts';

export interface LooksFigures {
  items: number;
  events: number;
  rebuildSeconds: number;
  figures: LooksFigure[];
}

const port = 18_110;

/** Makes every other member public. */
async function letSomeBePublic(api: Api): Promise<void> {
  const { body } = await api.get<{ data: { id: number }[] }>('/v1/users?limit=500');
  for (const { id } of body.data) {
    if (id % 2 === 0) await api.patch(`/v1/users/${id}`, { is_public: true });
  }
}

/** Measures lists, counts and the certification desk with this many tagged items. */
export async function measureManyLooks(items: number, tokenKey: string): Promise<LooksFigures> {
  const folder = await newFolder('tryset-looks-');
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SEED: 'none',
    JWT_SECRET: tokenKey,
  };
  try {
    await furnish(folder, env);
    await loadInBulk(env, lookItems(items));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      const { seconds, events } = await rebuilt(env);
      const url = `http://localhost:${port}`;
      const api = apiOf(url, await signIn(url));
      await letSomeBePublic(api);
      return { items, events, rebuildSeconds: seconds, figures: await measureLooks(api) };
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
