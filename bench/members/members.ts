import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateMembers } from '#import/generate-members.ts';
import type { MembersReport } from '#import/members/command.ts';
import { addAccount } from '../account.ts';
import { type Api, apiOf, signIn } from '../api.ts';
import { newFolder } from '../new-folder.ts';
import { ended, run, runServer, untilPrinted } from '../processes.ts';
import { type Spread, timed } from '../spread.ts';

export interface MembersFigure {
  name: string;
  count: number;
  milliseconds: Spread;
}

export interface MembersFigures {
  report: MembersReport;
  /** Seconds of a second import of the same file, which adds nothing. */
  againSeconds: number;
  figures: MembersFigure[];
}

const port = 18_130;
const [runs, warmUp] = [60, 5];

/** Lists to measure, each with a query that matches a part of the generated members. */
const lists: readonly (readonly [name: string, query: string])[] = [
  ['all', ''],
  ['all, by username', 'order=username'],
  ['all, by their last change', 'order=-updated_time'],
  ['all, from the 90,000th on', 'offset=90000'],
  ['curators', 'role=curator'],
  ['of a grade', 'grade=red'],
  ['women', 'gender=female'],
  ['who apply, the oldest first', 'role=applying_only&order=created_time'],
  ['by a given name', 'q=서연'],
  ['by a whole name', 'q=김서연'],
  ['by a part of many usernames', 'q=9'],
  ['by a username', 'q=past012345'],
  ['by a phone', 'phone=01010012345'],
  ['by the beginning of many phones', 'phone=0101001'],
  ['by an address', 'email=past012345@mail.example'],
  ['by the beginning of many addresses', 'email=past05'],
];

/** Imports members beside a server, and measures their lists. */
export async function measureMembers(rows: number, tokenKey: string): Promise<MembersFigures> {
  const folder = await newFolder('tryset-members-');
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SEED: 'none',
    JWT_SECRET: tokenKey,
  };
  try {
    const file = join(folder, 'members.csv');
    await writeFile(file, generateMembers({ seed: 1, rows }));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      const report = await imported(file, folder, env);
      const { seconds: againSeconds } = await imported(file, folder, env);
      addAccount(env);
      const url = `http://localhost:${port}`;
      const figures = await measureLists(apiOf(url, await signIn(url)));
      return { report, againSeconds, figures };
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function imported(file: string, folder: string, env: Record<string, string>): Promise<MembersReport> {
  const report = join(folder, 'report.json');
  const child = run('import/main.ts', ['members', file, '--report', report], env);
  child.stdout?.resume();
  const code = await ended(child);
  if (code !== 0 && code !== 2) throw new Error(`the import ended with ${code}`);
  return JSON.parse(await readFile(report, 'utf8')) as MembersReport;
}

async function measureLists(api: Api): Promise<MembersFigure[]> {
  const figures: MembersFigure[] = [];
  for (const [name, query] of lists) {
    const asked = new URLSearchParams(query);
    const first = Number(asked.get('offset') ?? 0);
    let count = 0;
    // Each run requests another page, as the cache would answer a repeated one.
    const milliseconds = await timed(runs, warmUp, async (page) => {
      asked.set('offset', String(first + page));
      const { body } = await api.get<{ count: number }>(`/v1/users?limit=50&${asked}`);
      count = body.count;
    });
    figures.push({ name, count, milliseconds });
  }
  return figures;
}
