// @module-tag thorough
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endPrograms, type Program, startProgram } from '#test/program.ts';
import { settled } from '#test/settled.ts';
import { eventually } from './testing/eventually.ts';

/** The test starts whole installations, each with its Postgres, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000 });

const password = 'as it was before';
const passphrase = 'correct horse battery';
let folder: string;
/** Data folders: the lost machine, its backup, and its replacement. */
let lost: string;
let backup: string;
let restored: string;
let taken: { program: Program; house: House };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryset-backup-'));
  await chmod(folder, 0o755);
  [lost, backup, restored] = [join(folder, 'lost'), join(folder, 'backup'), join(folder, 'restored')];
  await mkdir(backup);
});
afterAll(async () => {
  for (const dataDir of [lost, restored]) await endPostgres(dataDir);
  await endPrograms();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** Runs a command as an operator does and resolves to its output; rejects if its exit code is not 0. */
async function run(dataDir: string, args: string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  child.stdin.end(input);
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  // A hanging command is killed, so that the failure shows its output.
  const late = setTimeout(() => child.kill('SIGKILL'), 100_000);
  const [code] = await once(child, 'close');
  clearTimeout(late);
  const [out, err] = await printed;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${out}${err}`);
  return out;
}

async function start(dataDir: string): Promise<{ program: Program; url: string }> {
  const program = startProgram(['server/main.ts'], { DATA_DIR: dataDir, PORT: '0', SEED: 'none' });
  const [, url = ''] = await program.says(/tryset is ready: (\S+)/);
  return { program, url };
}

/** Stops the Postgres of a lost machine. */
async function endPostgres(dataDir: string): Promise<void> {
  const lines = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(lines.split('\n', 1)[0]);
  if (pid > 0) process.kill(pid, 'SIGQUIT');
}

interface House {
  url: string;
  authorization: string;
}

async function signIn(url: string): Promise<House> {
  const response = await fetch(`${url}/v1/auth/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'staff', username: 'kim', password }),
  });
  const { accessToken } = await response.json();
  expect([response.status, accessToken]).toEqual([200, expect.any(String)]);
  return { url, authorization: `Bearer ${accessToken}` };
}

async function post({ url, authorization }: House, path: string, body: object | FormData) {
  const isForm = body instanceof FormData;
  const headers = { authorization, ...(!isForm && { 'content-type': 'application/json' }) };
  const response = await fetch(url + path, {
    method: 'POST',
    headers,
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  expect([response.status, answer], path).toEqual([201, expect.anything()]);
  return { id: answer.id as number, position: response.headers.get('x-position') ?? '' };
}

/** Reads from an installation. `after` is the position that the answer must have reached. */
async function get({ url, authorization }: House, path: string, after?: string) {
  const headers = { authorization, ...(after !== undefined && { 'x-min-position': after }) };
  const response = await settled(() => fetch(url + path, { headers }));
  return response.json();
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('restores a backup of a running installation on another machine', async () => {
  const first = await start(lost);
  await run(lost, ['server/staff.ts', 'add', 'kim', '--password-stdin'], password);
  const house = await signIn(first.url);
  const form = new FormData();
  form.append('json', JSON.stringify({ name: 'Alder', images: { logo: 'file' } }));
  form.append('file', new Blob([png], { type: 'image/png' }), 'logo.png');
  const brand = await post(house, '/v1/brands', form);
  const member = await post(house, '/v1/users', {
    username: 'mina',
    role: 'curator',
    real_name: 'Mina Kim',
    phone: '010-1234-5678',
    address: { postcode: '04524', address_1: 'Seoul', address_2: '1' },
  });
  const paths = [`/v1/brands/${brand.id}`, `/v1/users/${member.id}`];
  const before = await Promise.all(paths.map((path) => get(house, path, member.position)));
  expect(JSON.stringify(before)).toContain('Mina Kim');

  const [log, keys] = [join(backup, 'log.ndjson.gz'), join(backup, 'keys.json')];
  const exporting = ['replay/main.ts', 'export', '--out', log, '--gzip', '--with-keys', keys];
  await run(lost, [...exporting, '--passphrase-stdin'], passphrase);
  await promisify(execFile)('cp', ['-a', join(lost, 'pictures'), backup]);
  const later = await post(house, '/v1/brands', { name: 'Birch, after the backup' });

  first.program.kill('SIGKILL');
  await endPostgres(lost);
  await first.program.ended;
  await rm(lost, { recursive: true, force: true, maxRetries: 20 });

  const importing = ['replay/main.ts', 'import', log, '--keys', keys, '--passphrase-stdin'];
  expect(await run(restored, importing, passphrase)).toContain('The passwords of 1 accounts are installed.');
  await promisify(execFile)('cp', ['-a', join(backup, 'pictures'), restored]);
  const second = await start(restored);
  const again = await signIn(second.url);
  const found = await eventually(
    () => Promise.all(paths.map((path) => get(again, path))),
    (answers) => answers.every((answer) => answer.errorCode === undefined),
  );
  const withoutHost = (answers: unknown) =>
    JSON.parse(JSON.stringify(answers).replaceAll(/http:\/\/[^/"]+|\?signature=[^"]+/g, ''));
  expect(withoutHost(found)).toEqual(withoutHost(before));
  const hash = createHash('sha256').update(png).digest('hex');
  const named = JSON.stringify(found);
  const [address = ''] = new RegExp(`/v1/pictures/${hash}\\?signature=[^"]+`).exec(named) ?? [];
  const picture = await fetch(`${second.url}${address}`);
  expect([picture.status, Buffer.from(await picture.arrayBuffer())]).toEqual([200, png]);
  const after = await post(again, '/v1/brands', { name: 'Cedar' });
  // The writes after the backup are lost. Labels that were printed for them must not lead to another item.
  expect(after.id).not.toBe(later.id);
  expect(await get(again, '/v1/brands?order=name', after.position)).toMatchObject({
    data: [{ name: 'Alder' }, { name: 'Cedar' }],
  });
  expect(await run(restored, ['replay/main.ts', 'verify', '--json'])).toContain('"differences":0');
  taken = { program: second.program, house: again };
});

test('a copy of the stopped data folder is a working installation', async () => {
  const { program, house } = taken;
  const brands = await get(house, '/v1/brands');
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  await promisify(execFile)('cp', ['-a', restored, `${lost}-copy`]);
  await rm(restored, { recursive: true });
  await promisify(execFile)('mv', [`${lost}-copy`, restored]);

  const second = await start(restored);
  // Tokens stay valid: the signing key was copied too.
  const same = { url: second.url, authorization: house.authorization };
  const answer = await get(same, '/v1/brands');
  expect(answer.data.map((brand: { name: string }) => brand.name)).toEqual(
    brands.data.map((brand: { name: string }) => brand.name),
  );
});
