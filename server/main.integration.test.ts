// @module-tag thorough
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBackend } from '#backend/open-backend.ts';
import { emptyFolder, removeFolder } from '#test/data-folder.ts';
import { endPrograms, type Program, startProgram } from '#test/program.ts';

let dataDir: string;
const main = 'server/main.ts';
const environment = () => ({ DATA_DIR: dataDir, PORT: '0', SEED: 'none' });

beforeAll(async () => {
  dataDir = await emptyFolder();
});
afterAll(() => removeFolder(dataDir));

async function ready(): Promise<{ program: Program; url: string }> {
  const program = startProgram([main], environment());
  const [, url = ''] = await program.says(/tryset is ready: (\S+)/);
  return { program, url };
}

describe('a server that starts and stops', () => {
  afterEach(endPrograms);

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'is ready when it says so, and %s stops it cleanly',
    async (signal) => {
      const { program, url } = await ready();
      const health = await fetch(`${url}/health/ready`);
      expect(health.status).toBe(200);
      const report = await health.json();
      expect(report).toMatchObject({ ready: true });
      expect(report.checks).toEqual(
        expect.arrayContaining([
          { name: 'database', ok: true },
          { name: 'event-store', ok: true },
        ]),
      );
      expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ live: true });
      // Browsers open connections before they have a request. A connection that the server has not accepted yet gets a reset.
      const silent = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
      await once(silent, 'connect');
      program.kill(signal);
      expect(await program.ended).toBe(0);
      await expect(fetch(url)).rejects.toThrow();
    },
  );

  test('SIGTERM stops a server that validates bodies of thousands of equal values', async () => {
    const { program, url } = await ready();
    const body = JSON.stringify({ links: Array(20_000).fill('') });
    const headers = { 'content-type': 'application/json' };
    const asked = Array.from({ length: 20 }, () =>
      fetch(`${url}/v1/auth/signup/user`, { method: 'POST', headers, body }),
    );
    expect((await Promise.any(asked)).status).toBe(400);
    program.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    await Promise.allSettled(asked);
  });

  test('readiness reports a lost database', async () => {
    const { program, url } = await ready();
    const guest = await openBackend({ dataDir });
    const client = new pg.Client({ connectionString: guest.databaseUrl });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    );
    process.kill(rows[0]?.pid ?? 0, 'SIGINT');
    // The test polls once a second: constant polling would take processor time from the stopping database.
    const status = async () => (await fetch(`${url}/health/ready`)).status;
    await expect.poll(status, { timeout: 45_000, interval: 100 }).toBe(503);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await client.end().catch(() => {});
    await guest.close();
    program.kill('SIGKILL');
    await program.ended;
  });

  test('starts again after kill -9', async () => {
    const first = await ready();
    first.program.kill('SIGKILL');
    await first.program.ended;
    const second = await ready();
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
  });

  test('stops cleanly during its start', async () => {
    const program = startProgram([main], environment());
    const mine = new RegExp(`"pid":${program.pid},`);
    while (!mine.test(await readFile(join(dataDir, 'lock'), 'utf8').catch(() => ''))) await setImmediate();
    program.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.printed()).toBe('');
    expect((await ready()).url).toMatch(/^http:/);
  });

  test('prints one line and exits with 1 when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(address && typeof address === 'object' ? address.port : 0);
    const refused = startProgram([main], { ...environment(), PORT: port });
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toBe(`Port ${port} is in use by another program: set PORT to another one\n`);
    other.close();
  });
});

describe('a running server', () => {
  let running: Awaited<ReturnType<typeof ready>>;
  beforeAll(async () => {
    running = await ready();
  });
  afterAll(endPrograms);

  test('a second server or a wrong setting prints one line and exits with 1', async () => {
    const { program, url } = running;
    const second = startProgram([main], environment());
    expect(await second.ended).toBe(1);
    expect(second.printed()).toBe(
      `tryset runs already on this data folder, at ${url} (process ${program.pid}); stop it first, or set another DATA_DIR and PORT\n`,
    );

    const wrong = startProgram([main], { ...environment(), SEED: 'maybe' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.printed()).toBe('SEED is "maybe"; it can be demo, none\n');
  });

  test('answers unknown API paths with an error and other unknown paths with the page', async () => {
    const { url } = running;
    const unknown = await fetch(`${url}/v1/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ errorCode: 'request.unknown_path' });
    const asset = await fetch(`${url}/assets/gone.js`);
    expect(asset.status).toBe(404);
    expect(asset.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('serves a dashboard that was rebuilt while the server runs', async () => {
    const { url } = running;
    const assets = join(import.meta.dirname, '..', 'dist', 'dashboard', 'assets');
    if (!existsSync(assets)) return;
    const name = `built-later-${randomUUID()}.js`;
    await writeFile(join(assets, name), 'export {};');
    try {
      const asset = await fetch(`${url}/assets/${name}`);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('content-type')).toMatch(/javascript/);
      expect(asset.headers.get('cache-control')).toContain('immutable');
    } finally {
      await rm(join(assets, name));
    }
    expect((await fetch(`${url}/assets/${name}`)).status).toBe(404);
    const page = await fetch(`${url}/stocks/7`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/html/);
  });
});
