import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { generateRentals } from '#import/generate.ts';
import { apiOf, signIn } from './api.ts';
import { measureCommands } from './commands.ts';
import { measureLists } from './lists.ts';
import { childrenOf, ended, peakMemory, run, untilPrinted } from './processes.ts';
import { measureLookBack, measureRebuild, measureVerify } from './replay.ts';
import { measureScreens } from './screens.ts';
import { type Results, table } from './table.ts';

const program = new Command('bench')
  .description(
    'Measures the whole system on this machine: import, lists, histories, commands, screens, replay.',
  )
  .option('--rentals <files...>', 'rental histories to import (default: a made-up one)')
  .option('--rows <count>', 'rows of the made-up one', Number, 80_000)
  .option('--json <file>', 'where to write the figures as JSON')
  .action(bench);

const account = { name: 'bench', password: 'bench-of-tryset-1' };
const port = 18_080;

await program.parseAsync();

async function bench(options: { rentals?: string[]; rows: number; json?: string }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tryset-bench-'));
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none' };
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: new URL('..', import.meta.url).pathname });
  const server = run('server/main.ts', [], env);
  try {
    const beganAt = performance.now();
    await untilPrinted(server, 'ready');
    const startMs = performance.now() - beganAt;
    await addAccount(env);
    const files = options.rentals ?? [await madeUp(folder, options.rows)];
    const imports = [];
    for (const file of files) imports.push(await importFile(file, folder, env, server.pid ?? 0));
    const url = `http://localhost:${port}`;
    const signedIn = await signIn(url, account.name, account.password);
    const api = apiOf(url, signedIn);
    const results: Results = {
      machine: machine(),
      startMs,
      imports,
      lists: await measureLists(api),
      commands: await measureCommands(api),
      screens: await measureScreens(url, signedIn),
      lookBack: await measureLookBack(api),
      rebuild: await measureRebuild(api, env),
      verify: await measureVerify(env),
    };
    console.log(table(results));
    if (options.json !== undefined) await writeFile(options.json, JSON.stringify(results, null, 2));
  } finally {
    server.kill('SIGTERM');
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  }
}

async function addAccount(env: Record<string, string>): Promise<void> {
  execFileSync(process.execPath, ['server/staff.ts', 'add', account.name, '--password-stdin'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, ...env },
    input: account.password,
  });
}

async function madeUp(folder: string, rows: number): Promise<string> {
  const file = join(folder, 'made-up.csv');
  await writeFile(file, generateRentals({ rows, seed: 1, faults: 0.02 }));
  return file;
}

async function importFile(file: string, folder: string, env: Record<string, string>, serverPid: number) {
  const report = join(folder, 'report.json');
  const beganAt = performance.now();
  const child = run('scripts/run.mjs', ['import', 'rentals', file, '--report', report], env);
  child.stdout?.resume();
  const wrapper = child.pid ?? 0;
  const pids = async () => [serverPid, wrapper, ...(await childrenOf(wrapper))];
  const { result: code, peakMiB } = await peakMemory(pids, ended(child));
  if (code !== 0 && code !== 2) throw new Error(`the import of ${file} ended with ${code}`);
  const seconds = (performance.now() - beganAt) / 1_000;
  const { accepted, events } = JSON.parse(await readFile(report, 'utf8')) as {
    accepted: number;
    events: number;
  };
  return { file: file.split('/').at(-1) ?? file, accepted, events, seconds, peakMiB };
}

function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory} GiB, Node ${process.version}, commit ${commit}`;
}
