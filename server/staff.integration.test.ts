// @module-tag thorough
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFolder, removeFolder } from '#test/data-folder.ts';
import { endPrograms, startProgram } from '#test/program.ts';
import { eventually } from './testing/eventually.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await emptyFolder();
});
afterEach(async () => {
  await endPrograms();
  await removeFolder(dataDir);
});

/** Runs `npm run staff`; resolves to its exit code and output. */
async function staff(...args: string[]): Promise<[code: number | NodeJS.Signals, printed: string]> {
  const program = startProgram(['server/staff.ts', ...args], { DATA_DIR: dataDir });
  return [await program.ended, program.printed().trim()];
}

const passwordIn = (printed: string) => / with the password (\S+)$/.exec(printed)?.[1] ?? '';

test('adds, lists, changes and removes accounts while the server runs', {
  timeout: 180_000,
}, async () => {
  const server = startProgram(['server/main.ts'], { DATA_DIR: dataDir, PORT: '0', SEED: 'none' });
  const [, url = ''] = await server.says(/tryset is ready: (\S+)/);
  const signIn = async (password: string) => {
    const body = JSON.stringify({ method: 'staff', username: 'kim', password });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/v1/auth/authorize`, { method: 'POST', headers, body });
    return { status: answer.status, token: (await answer.json()).accessToken as string };
  };
  const isOut = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const statusOf = async (path: string) => (await fetch(url + path, { headers })).status;
    const look = () => Promise.all(['/v1/auth/permissions', '/v1/views?room=stocks'].map(statusOf));
    await eventually(look, (statuses) => statuses.every((status) => status === 401));
  };

  const first = passwordIn((await staff('add', 'kim', '--roles', 'support', 'auditor'))[1]);
  const { token: before } = await signIn(first);
  expect(await staff('list')).toEqual([0, '1\tkim\tkim\tauditor,support']);

  const [, told] = await staff('password', 'KIM');
  await isOut(before);
  expect((await signIn(first)).status).toBe(401);
  const { status, token: after } = await signIn(passwordIn(told));
  expect(status).toBe(200);

  expect(await staff('remove', 'kim')).toEqual([0, 'kim was removed.']);
  await isOut(after);
  expect((await signIn(passwordIn(told))).status).toBe(401);
  expect(await staff('list')).toEqual([0, '']);
  expect((await staff('add', 'lee', '--roles', 'king'))[0]).toBe(1);
  for (const again of ['remove', 'password']) {
    expect(await staff(again, 'kim')).toEqual([1, 'there is no staff kim']);
  }
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
