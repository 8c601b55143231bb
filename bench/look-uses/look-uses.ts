import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, apiOf, signIn } from '../api.ts';
import { loadInBulk } from '../growth/bulk.ts';
import { furnish, rebuilt } from '../growth/grow.ts';
import { lookItems } from '../looks/tell-looks.ts';
import { newFolder } from '../new-folder.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';
import { type Spread, timed } from '../spread.ts';
import { lookUses } from './tell-uses.ts';

export interface LookUsesFigure {
  name: string;
  /** Number of matching uses; null for totals. */
  count: number | null;
  milliseconds: Spread;
}

export interface LookUsesFigures {
  uses: number;
  events: number;
  rebuildSeconds: number;
  figures: LookUsesFigure[];
}

const port = 18_140;
const [runs, warmUp] = [60, 5];

/** Measures lists and totals of this many uses, each of a look of its own. */
export async function measureLookUses(uses: number, tokenKey: string): Promise<LookUsesFigures> {
  const folder = await newFolder('tryset-look-uses-');
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SEED: 'none',
    JWT_SECRET: tokenKey,
  };
  try {
    await furnish(folder, env);
    await loadInBulk(env, lookItems(uses * 2));
    await loadInBulk(env, lookUses(uses));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      const { seconds, events } = await rebuilt(env);
      const url = `http://localhost:${port}`;
      const figures = await measureLists(apiOf(url, await signIn(url)));
      return { uses, events, rebuildSeconds: seconds, figures };
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Use {
  brand: { id: number };
  look: { id: number; user: { id: number; username: string | null } };
}

async function measureLists(api: Api): Promise<LookUsesFigure[]> {
  const { count: all } = (await api.get<{ count: number }>('/v1/look-uses?limit=1')).body;
  const middle = await api.get<{ data: Use[] }>(`/v1/look-uses?limit=1&offset=${Math.floor(all / 2)}`);
  const [use] = middle.body.data;
  if (use === undefined) throw new Error('there are no uses');
  const figures: LookUsesFigure[] = [];
  for (const [name, query] of filtersFor(use)) {
    let count = 0;
    // Each run requests another page, as the cache would answer a repeated one.
    const milliseconds = await timed(runs, warmUp, async (page) => {
      const asked = await api.get<{ count: number }>(`/v1/look-uses?limit=50&offset=${page}&${query}`);
      count = asked.body.count;
    });
    figures.push({ name, count, milliseconds });
  }
  // Each run searches for a text that nobody has searched for yet, so its count starts from nothing.
  let found = 0;
  const first = await timed(runs, warmUp, async (run) => {
    const text = encodeURIComponent(`${'For our shop, number'.slice(Math.floor(run / 9))} ${(run % 9) + 1}`);
    found = (await api.get<{ count: number }>(`/v1/look-uses?limit=50&q=${text}`)).body.count;
  });
  figures.push({ name: 'whose comment holds a new text', count: found, milliseconds: first });
  const totals = await timed(runs, warmUp, async (run) => {
    await api.read(`/v1/look-uses/totals?created_time=${day(run + 30)},${day(run)}`);
  });
  return [...figures, { name: 'totals of a month', count: null, milliseconds: totals }];
}

/** Each filter and order of the list, with a value that matches a part of the uses. */
function filtersFor({ brand: { id: brandId }, look }: Use): [name: string, query: string][] {
  return [
    ['all', ''],
    ['all, by their last day', 'order=end_date'],
    ['all, the longest unanswered first', 'order=asked_time'],
    ['all, by their last change', 'order=-updated_time'],
    ['not taken up', 'statuses=initialized'],
    ['confirmed', 'statuses=confirmed'],
    ['rejected or canceled', 'statuses=rejected,canceled'],
    ['commercial', 'types=commercial_use'],
    ['of a brand', `brand_id=${brandId}`],
    ['of a brand, confirmed', `brand_id=${brandId}&statuses=confirmed`],
    ['of a look', `look_id=${look.id}`],
    ['of a member', `user_id=${look.user.id}`],
    ['that wait for staff', 'needs_decision=true'],
    ['that wait for nobody', 'needs_decision=false'],
    ['without an answer for a week', 'is_unanswered=true'],
    ['that end soon', 'is_ending=true'],
    ['whose look is gone', 'is_look_gone=true'],
    ['requested in a month', `created_time=${day(60)},${day(30)}`],
    ['that begin in a month', `start_date=${day(60)},${day(30)}`],
    ['that end in a month', `end_date=${day(60)},${day(30)}`],
    ['of members with an a in their name', 'username=a'],
    ['of a member by name', `username=${encodeURIComponent(look.user.username ?? '')}`],
    ['whose comment holds a word of all', 'q=shop'],
    ['whose comment holds a rare word', 'q=number%2099'],
  ];
}

/** The day so many days before today, in UTC. */
const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
