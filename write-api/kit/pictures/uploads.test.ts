// @module-tag thorough
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpApp, type HttpApp } from '#http/app.ts';
import type { Caller } from '#http/caller.ts';
import { operation } from '#http/operation.ts';
import { as, brandAdmin, testTokens } from '#http/test-app.ts';
import { acceptUploads, takesPictures } from './uploads.ts';

const mebibyte = 1024 * 1024;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const person = (id: number): Caller => ({ label: 'staff', id, name: 'Kim', roles: ['owner'] });

let folder: string;
let app: HttpApp;
let url: string;
/** Blocks the requests whose files have arrived, until the test opens it. */
let gate: PromiseWithResolvers<void>;
let waiting: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  gate = Promise.withResolvers();
  waiting = 0;
  app = await createHttpApp({ tokens: testTokens, title: 'test' });
  acceptUploads(app, folder);
  const facts = { operationId: 'upload', tags: [], summary: 'Upload', response: { 200: Type.Unknown() } };
  app.post(
    '/v1/uploads',
    { ...takesPictures, ...operation(['staff', 'brand_admin'], facts) },
    async (request) => {
      waiting += 1;
      await gate.promise;
      return { files: request.uploads?.size ?? null };
    },
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  gate.resolve();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Generates a body while it is sent: this many pictures of this many bytes. */
async function* body(pictures: number, bytes: number): AsyncGenerator<Buffer> {
  const zeros = Buffer.alloc(64 * 1024);
  for (let n = 0; n < pictures; n++) {
    yield Buffer.from(`--b\r\ncontent-disposition: form-data; name="p${n}"; filename="p${n}.png"\r\n\r\n`);
    yield png;
    for (let left = bytes - png.length; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
    yield Buffer.from('\r\n');
  }
  yield Buffer.from('--b--\r\n');
}

interface Answered {
  status: number;
  text: string;
}

async function upload(of: Caller, pictures: number, bytes: number, signal?: AbortSignal): Promise<Answered> {
  const headers = { ...(await as(of)), 'content-type': 'multipart/form-data; boundary=b' };
  return new Promise((resolve, reject) => {
    const sending = httpRequest(`${url}/v1/uploads`, { method: 'POST', headers, signal }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, text });
    });
    sending.on('error', reject);
    Readable.from(body(pictures, bytes)).pipe(sending);
  });
}

/** Starts an upload that does not end until the signal aborts. */
async function trickle(of: Caller, signal: AbortSignal): Promise<void> {
  const headers = { ...(await as(of)), 'content-type': 'multipart/form-data; boundary=b' };
  const sending = httpRequest(`${url}/v1/uploads`, { method: 'POST', headers, signal });
  const [head = Buffer.alloc(0)] = await Array.fromAsync(body(1, png.length));
  sending.write(head);
  sending.write(png);
  await once(sending, 'close').catch(() => undefined);
}

const filesThere = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const until = (isSo: () => boolean | Promise<boolean>) => vi.waitUntil(isSo, { timeout: 50_000 });
const untilWaiting = (count: number) => until(() => waiting === count);
const emptied = () => until(async () => (await readdir(folder)).length === 0);

// Measures the memory in use after a garbage collection.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function held(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('four at once wait on disk, not in memory, until they are answered', async () => {
  const before = held();
  const uploads = [1, 1, 2, 2].map((id) => upload(person(id), 6, 5 * mebibyte));
  await untilWaiting(4);
  // The last chunks are freed by the next garbage collection.
  await until(() => held() - before < 10 * mebibyte);
  expect(await readdir(folder)).toHaveLength(4);
  gate.resolve();
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status, text }) => [status, JSON.parse(text)])).toEqual(
    answers.map(() => [200, { files: 6 }]),
  );
  await emptied();
});

test('a person may have four under way; of a kind of caller four are processed, and the next ones wait', async () => {
  const begun = [1, 1, 1, 1].map((id) => upload(person(id), 1, 1000));
  await untilWaiting(4);
  expect((await upload(person(1), 1, 1000)).status).toBe(429);
  begun.push(...[2, 2].map((id) => upload(person(id), 1, 1000)));
  await until(async () => (await filesThere()) === 6);
  expect(waiting).toBe(4);
  // Another kind of caller has places of its own.
  begun.push(upload(brandAdmin, 1, 1000));
  await untilWaiting(5);
  gate.resolve();
  const answers = await Promise.all(begun);
  expect(answers.map(({ status }) => status)).toEqual(begun.map(() => 200));
  await until(async () => (await upload(person(1), 1, 1000)).status === 200);
  await emptied();
});

test('slow uploads take nobody else’s place', async () => {
  const leave = new AbortController();
  const slow = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3].map((id) => trickle(person(id), leave.signal));
  await until(async () => (await filesThere()) === slow.length);
  expect((await upload(person(1), 1, 1000)).status).toBe(429);
  const others = [4, 4, 4, 4].map((id) => upload(person(id), 1, 1000));
  await untilWaiting(4);
  gate.resolve();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  leave.abort();
  await Promise.allSettled(slow);
  await emptied();
});

test('pictures of each kind of caller have a limited disk space of their own', async () => {
  const full = [1, 1, 1, 1].map((id) => upload(person(id), 10, 10 * mebibyte - 1));
  await untilWaiting(4);
  const refused = await upload(person(2), 1, mebibyte);
  expect([refused.status, JSON.parse(refused.text).errorCode]).toEqual([429, 'request.too_many']);
  gate.resolve();
  expect((await upload(brandAdmin, 1, mebibyte)).status).toBe(200);
  await Promise.all(full);
  await emptied();
  expect((await upload(person(2), 1, mebibyte)).status).toBe(200);
});

test('a part json has the size limit of a body', async () => {
  gate.resolve();
  const json = async (bytes: number) => {
    const form = new FormData();
    form.set('json', `{"name":"${'x'.repeat(bytes)}"}`);
    const answer = await fetch(`${url}/v1/uploads`, {
      method: 'POST',
      headers: await as(person(1)),
      body: form,
    });
    return answer.status;
  };
  expect([await json(60_000), await json(66_000)]).toEqual([200, 413]);
});

test.each([
  ['{"name":"x"}', 422],
  ['{"images":["p0"]}', 422],
  ['{"images":["p0","p1"]}', 200],
])('a file that the JSON %s does not name is refused', async (json, expected) => {
  gate.resolve();
  const form = new FormData();
  form.set('json', json);
  for (const key of ['p0', 'p1']) form.set(key, new Blob([new Uint8Array(png)]), `${key}.png`);
  const answer = await fetch(`${url}/v1/uploads`, {
    method: 'POST',
    headers: await as(person(1)),
    body: form,
  });
  expect(answer.status).toBe(expected);
  if (expected === 422) expect(await answer.json()).toMatchObject({ errorCode: 'picture.unnamed' });
  await emptied();
});

test('pictures that are too large together are refused, and leave nothing behind', async () => {
  gate.resolve();
  const refused = await upload(person(1), 11, 10 * mebibyte - 1);
  expect([refused.status, JSON.parse(refused.text).errorCode]).toEqual([413, 'request.too_large']);
  expect(JSON.parse(refused.text).message).toContain('together');
  await emptied();
});

test('a cancelled upload leaves nothing behind, and takes no place', async () => {
  const leave = new AbortController();
  const gone = upload(person(1), 30, 10 * mebibyte, leave.signal);
  await until(async () => (await readdir(folder)).length === 1);
  leave.abort();
  await expect(gone).rejects.toThrow();
  await emptied();
  gate.resolve();
  const next = await Promise.all([1, 1, 1, 1].map((id) => upload(person(id), 1, 1000)));
  expect(next.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('files of a killed process are removed, and current ones are not', async () => {
  const [old, fresh] = [join(folder, 'request-old'), join(folder, 'request-new')];
  await Promise.all([mkdir(old), mkdir(fresh)]);
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(old, longAgo, longAgo);
  gate.resolve();
  await upload(person(1), 1, 1000);
  await until(async () => (await readdir(folder)).length === 1);
  expect(await readdir(folder)).toEqual(['request-new']);
});
