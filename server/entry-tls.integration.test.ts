import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAddressFiles } from '#backend/address-files.ts';
import { connectEventStore } from '#event-store/client.ts';
import { headPosition } from '#event-store/load.ts';
import { closedRefusal } from '#event-store/tls-refusal.ts';
import { checkEntry } from './entry-check.ts';

const servers: Server[] = [];
let folder: string;
let authority: string;
let other: string;
let port: { tls: number; plain: number; named: number };

async function listening(credentials: ServerCredentials): Promise<number> {
  const server = new Server();
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentials, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
}

async function certificateFor(name: string) {
  const extensions = [{ name: 'subjectAltName' as const, altNames: [{ type: 2 as const, value: name }] }];
  return generate([{ name: 'commonName', value: name }], { extensions });
}

const withTls = ({ private: key, cert }: { private: string; cert: string }) =>
  ServerCredentials.createSsl(null, [{ private_key: Buffer.from(key), cert_chain: Buffer.from(cert) }]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tls-'));
  const [own, foreign] = [await certificateFor('localhost'), await certificateFor('es1')];
  [authority, other] = [join(folder, 'ca.crt'), join(folder, 'other.crt')];
  await writeFile(authority, own.cert);
  await writeFile(other, foreign.cert);
  port = {
    tls: await listening(withTls(own)),
    named: await listening(withTls(foreign)),
    plain: await listening(ServerCredentials.createInsecure()),
  };
});
afterAll(async () => {
  for (const server of servers) server.forceShutdown();
  await rm(folder, { recursive: true });
});

test('a start fails with the cause of the TLS failure', async () => {
  const tls = (file: string) => `?tls=true&tlsCAFile=${file}`;
  const one = (at: number) => `esdb://tryset:secret@localhost:${at}`;
  const wrong: [string, RegExp][] = [
    [`${one(port.tls)}?tls=true`, /not trusted \(self-signed certificate\): set tlsCAFile in EVENTSTORE_URL/],
    [`${one(port.tls)}${tls(other)}`, /\(self-signed certificate\)/],
    [`${one(port.plain)}${tls(authority)}`, /\(wrong version number\): set tls=false/],
    [
      `${one(port.named)}${tls(other)}`,
      /another name \(Hostname\/IP does not match certificate's altnames\)/,
    ],
    [`${one(port.tls)},localhost:${port.tls}${tls(other)}`, /\(self-signed certificate\)/],
    [`esdb+discover://localhost:${port.plain}${tls(authority)}`, /\(wrong version number\)/],
  ];
  for (const [url, sentence] of wrong) {
    const error = await checkEntry(url).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'StartFailure', message: expect.stringMatching(sentence) });
    expect(String(error)).not.toContain('secret');
  }
  await checkEntry(`${one(port.tls)}${tls(authority)}`);
});

test('a node that requires TLS is reported and does not fail the start', async () => {
  const url = `esdb://localhost:${port.tls}?tls=false`;
  await checkEntry(url);
  const client = connectEventStore(url);
  const error = await headPosition(client).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(closedRefusal(error)).toMatch(/remove tls=false from EVENTSTORE_URL/);
  await client.dispose();
});

test('an unusable certificate file is reported with the variable that names it', async () => {
  const empty = join(folder, 'empty.crt');
  await writeFile(empty, '');
  const failing: [string, string][] = [
    [
      `tlsCAFile=${folder}/none.crt`,
      `EVENTSTORE_URL: tlsCAFile names the file ${folder}/none.crt, but there`,
    ],
    [`tls_ca_file=${folder}`, `tlsCAFile names the file ${folder}, but it is a folder`],
    [`userKeyFile=${folder}/none.key`, `userKeyFile names the file ${folder}/none.key, but there is no such`],
    [`tlsCAFile=${empty}`, 'holds no certificate'],
  ];
  for (const [settings, told] of failing)
    expect(() => checkAddressFiles(`esdb://es1:2113?tls=true&${settings}`)).toThrow(told);
  checkAddressFiles(`esdb://es1:2113?tls=true&tlsCAFile=${encodeURIComponent(authority)}`);
});
