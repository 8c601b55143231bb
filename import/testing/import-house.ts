import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import { connectEventStore } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { within } from '#test/within.ts';
import { emptyLedger, evolveLedger, type LedgerEvent } from '../ledger/ledger.ts';
import { type People, withPeople } from '../members/people.ts';
import { program as commands } from '../program.ts';

interface Given {
  backend: TestBackend;
  secrets: Record<'JWT_SECRET' | 'MASTER_KEY', string>;
}

/** A store that the command line imports into, with a folder for the files: a server's store, or a separate one. */
export async function importHouse(given?: Given) {
  const { backend, secrets } = given ?? {
    backend: await testBackend({ isEmpty: true }),
    secrets: { JWT_SECRET: 'x'.repeat(32), MASTER_KEY: randomBytes(32).toString('base64') },
  };
  const client = connectEventStore(backend.eventStoreUrl);
  const folder = await mkdtemp(join(tmpdir(), 'tryset-import-'));

  const settings = { EVENTSTORE_URL: backend.eventStoreUrl, DATABASE_URL: backend.databaseUrl, ...secrets };
  const reportOf = (source: string) => join(folder, `${source}.json`);
  const wordsOf = (args: readonly string[], source: string) => [
    ...args,
    '--source',
    source,
    '--report',
    reportOf(source),
  ];

  async function reported<Report>(source: string): Promise<Report | null> {
    const text = await readFile(reportOf(source), 'utf8');
    return text === '' ? null : (JSON.parse(text) as Report);
  }

  /** Runs the command line as a program; `kill` is the time in milliseconds until it is killed. */
  async function program<Report>(args: readonly string[], source: string, kill?: number) {
    const child = spawn(process.execPath, ['import/main.ts', ...wordsOf(args, source)], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    child.stderr.on('data', (text) => (told += text));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    if (kill !== undefined) {
      await Promise.race([ended, setTimeout(kill)]);
      child.kill('SIGKILL');
    }
    const code = await ended;
    return { code, told, report: kill === undefined ? await reported<Report>(source) : null };
  }

  /** Runs the command line within this process. */
  async function run<Report>(args: readonly string[], source: string) {
    const words = wordsOf(args, source);
    const { code, told } = await within(settings, () => commands.parseAsync(words, { from: 'user' }));
    return { code, told, report: await reported<Report>(source) };
  }

  /** The events that the imports of these sources left, by ref, as ids differ if other tests share the store. */
  async function leftBy(...sources: readonly string[]) {
    const refs = new Map<string, string>();
    for (const source of sources) {
      let ledger = emptyLedger;
      for await (const { type, data } of readStream(client, `import-${source}`)) {
        ledger = evolveLedger(ledger, { type, data } as LedgerEvent);
      }
      for (const { kind, firstId, refs: some } of ledger.assigned) {
        for (const [index, ref] of some.entries()) refs.set(`${kind}-${firstId + index}`, ref);
      }
    }
    const inRefs = (key: string, value: unknown): unknown => {
      const kind = kinds[key];
      if (typeof value === 'number' && kind !== undefined) return inItsRef(kind, value);
      if (Array.isArray(value)) return value.map((each) => inRefs(key, each));
      if (typeof value !== 'object' || value === null) {
        return typeof value === 'string'
          ? sources.reduce((text, source) => text.replace(source, 'source'), value)
          : value;
      }
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => name !== 'id')
          .map(([name, each]) => [name, inRefs(name, each)]),
      );
    };
    const inItsRef = (kind: string, id: number) => told(kind, refs.get(`${kind}-${id}`) ?? '');
    // A tag's ref contains the id of its item, which is replaced by the item's ref.
    const told = (kind: string | undefined, ref: string) =>
      kind === 'look_item' ? ref.replace(/\d+$/, (id) => refs.get(`tryset_item-${id}`) ?? id) : ref;
    const streams: Record<string, unknown[]> = {};
    const people = { databaseUrl: backend.databaseUrl, masterKey: Buffer.from(secrets.MASTER_KEY, 'base64') };
    await withPeople(people, async ({ sealing }) => {
      for (const [stream, ref] of refs) {
        const events: unknown[] = [];
        for await (const { type, data, metadata } of readStream(client, stream)) {
          const { occurredAt, timeDerived, command, actor } = metadata;
          events.push([
            type,
            inRefs('', await inTheClear(sealing, data)),
            occurredAt,
            timeDerived,
            command,
            actor.label,
          ]);
        }
        const [kind] = stream.split('-', 1);
        streams[`${kind} ${told(kind, ref)}`] = events;
      }
    });
    return { streams, ids: refs.size };
  }

  return {
    backend,
    secrets,
    client,
    folder,
    program,
    run,
    leftBy,
    async close() {
      await client.dispose();
      if (given === undefined) await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Unseals data for comparison, since sealing differs each time. */
async function inTheClear(sealing: People['sealing'], data: unknown): Promise<unknown> {
  const { words, userId } = data as { words?: Sealed; userId?: number };
  if (words === undefined || userId === undefined) return data;
  return { ...(data as object), words: await sealing.unseal(personKey('user', userId), words) };
}

const kinds: Record<string, string> = {
  trysetItemId: 'tryset_item',
  itemIds: 'tryset_item',
  trysetId: 'tryset',
  userId: 'user',
  brandId: 'brand',
  productId: 'product',
  productSizeId: 'product_size',
  stockItemId: 'stock_item',
  categoryId: 'category',
  sizeTypeId: 'size_type',
  lookId: 'look',
  entryId: 'look_item',
};
