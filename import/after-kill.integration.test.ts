// @module-tag thorough
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aSeed, seeded } from '#projections/testing/random.ts';
import { emptyFolder, removeFolder } from '#test/data-folder.ts';
import { endPrograms, killOne, type Program, startProgram } from '#test/program.ts';
import { generateRentals } from './generate.ts';
import type { ImportReport } from './report.ts';

const seed = aSeed();
const rows = 1000;
const rounds = 2;
/** Latest kill, in ms after the import's first progress line, which it prints while it is writing. */
const killedWithinMs = 2_000;
let dataDir: string;
/** The report of an import that was not interrupted. */
let whole: ImportReport;

beforeAll(async () => {
  dataDir = await emptyFolder();
  const server = await startServer();
  whole = await imported('undisturbed');
  server.kill('SIGTERM');
  await server.ended;
}, 120_000);
afterEach(endPrograms);
afterAll(() => removeFolder(dataDir));

async function startServer(): Promise<Program> {
  const server = startProgram(['server/main.ts'], { DATA_DIR: dataDir, PORT: '0', SEED: 'none' });
  await server.says(/tryset is ready: (\S+)/);
  return server;
}

const fileOf = (source: string) => join(dataDir, `${source}.csv`);
const reportOf = (source: string) => join(dataDir, `${source}.json`);

async function startImport(source: string): Promise<Program> {
  await writeFile(fileOf(source), generateRentals({ seed, rows, faults: 0 }));
  const words = ['rentals', fileOf(source), '--brand', 'house', '--source', source];
  return startProgram(['import/main.ts', ...words, '--report', reportOf(source)], { DATA_DIR: dataDir });
}

/** Imports the whole file. If the import fails, the test fails with the program's output. */
async function imported(source: string): Promise<ImportReport> {
  const program = await startImport(source);
  // Exit code 2 means that rows were rejected: the generated rentals lend some garments twice.
  expect(await program.ended, program.printed()).toBe(2);
  return JSON.parse(await readFile(reportOf(source), 'utf8'));
}

async function postmaster(): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  `an import resumes right after a kill of all processes, round %i (seed ${seed})`,
  { timeout: 240_000 },
  async (round) => {
    const source = `round-${round}`;
    const server = await startServer();
    const killed = await startImport(source);
    await killed.says(/of [\d,]+ events/);
    await setTimeout(seeded(seed + round)() * killedWithinMs);
    for (const program of [server, killed]) program.kill('SIGKILL');
    killOne(await postmaster());
    await Promise.all([server.ended, killed.ended]);

    // In every other round no server restarts, so that the import starts the store itself.
    if (round % 2 === 0) await startServer();
    const { accepted, rejected, rejectedRows } = whole;
    expect(await imported(source)).toMatchObject({ read: rows, accepted, rejected, rejectedRows });
    expect(await imported(source)).toMatchObject({ accepted, alreadyImported: accepted, events: 0 });
  },
);
