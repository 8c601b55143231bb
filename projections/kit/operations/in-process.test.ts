import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inProcess } from './in-process.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const never = new AbortController().signal;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'in-process-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function script(name: string, text: string): Promise<URL> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, text);
  return pathToFileURL(file);
}

/** Writes a worker program with this body, which may use `work`, `tell` and `signal`. */
const worker = (name: string, body: string) =>
  script(
    name,
    `import { runInChild } from ${here('./child-process.ts')};
runInChild(async (work, tell, signal) => { ${body} });`,
  );

test('passes the work unchanged, and delivers reports before the end', async () => {
  const adds = await worker('adds', 'tell(work.some); return { sum: work.some[0] + 1n, key: work.key };');
  const reports: unknown[] = [];
  const work = { some: [1n], key: Uint8Array.of(1, 2) };
  const end = await inProcess(adds, work, never, (report) => reports.push(report));
  expect(end).toEqual({ sum: 2n, key: Uint8Array.of(1, 2) });
  expect(reports).toEqual([[1n]]);
});

test('reports a crashed process as failed, with its exit code', async () => {
  const breaks = await worker('breaks', 'process.exit(7);');
  expect(await inProcess(breaks, {}, never, () => undefined)).toEqual({
    outcome: 'failed',
    message: 'the process that was at it ended with 7',
  });
  const killed = await worker('killed', "process.kill(process.pid, 'SIGKILL');");
  expect(await inProcess(killed, {}, never, () => undefined)).toMatchObject({ outcome: 'failed' });
});

test('stops the process on abort and returns its result', async () => {
  const waits = await worker(
    'waits',
    "tell('begun'); await new Promise((done) => signal.addEventListener('abort', done)); return 'stopped in order';",
  );
  const stopping = new AbortController();
  expect(await inProcess(waits, {}, stopping.signal, () => stopping.abort())).toBe('stopped in order');
});

test('exits with its parent process, however the parent ends', async () => {
  const pids = join(folder, 'pid');
  const stays = await worker(
    'stays',
    'tell(process.pid); setInterval(() => undefined, 1_000); await new Promise(() => undefined);',
  );
  const parent = await script(
    'parent',
    `import { writeFileSync } from 'node:fs';
import { inProcess } from ${here('./in-process.ts')};
await inProcess(new URL(${JSON.stringify(stays.href)}), {}, new AbortController().signal, (pid) => {
  writeFileSync(${JSON.stringify(pids)}, String(pid));
  process.send('begun');
});`,
  );
  const started = fork(parent, { execArgv: [] });
  await once(started, 'message');
  const pid = Number(await readFile(pids, 'utf8'));
  onTestFinished(async () => {
    if (await isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  started.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

/** Returns whether the process runs; a zombie does not count. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
  return !/\) [ZX]/.test(stat);
}
