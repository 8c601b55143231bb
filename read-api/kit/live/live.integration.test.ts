import { createParser } from 'eventsource-parser';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { logTable } from '#projections/kit/tables/log.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';
import { insertTwoBrands } from '../../testing/two-brands.ts';
import type { Advanced } from './contract.ts';

let models: TestModels;
let url: string;
let position: bigint;
beforeEach(async () => {
  models = await openTestModels({ waitMs: 200 });
  await insertTwoBrands(models.pool);
  url = await models.app.listen({ port: 0, host: '127.0.0.1' });
  const { rows } = await models.pool.query<{ position: bigint }>(
    'select max(position) as position from read.log',
  );
  position = rows[0]?.position ?? 0n;
  await reached();
});
afterEach(() => models.close());

async function reached(): Promise<void> {
  await models.pool.query(
    `insert into read.checkpoints (name, position) values ('live', $1)
     on conflict (name) do update set position = excluded.position`,
    [position],
  );
  await models.pool.query("select pg_notify('read_advanced', $1)", [String(position)]);
}

/** Writes events of these streams as the runner does. */
async function happen(...events: [stream: string, brandIds: number[]][]): Promise<void> {
  const rows = events.map(([stream, brandIds]) => {
    position += 1n;
    return { ...logRow(stream, 900n + position, 'Happened', {}, { brandIds }), position };
  });
  await insertRows(models.pool, logTable, rows);
  await reached();
}

/** Opens the live updates; `next` returns the stream's next chunk, whatever it contains. */
async function listen(caller: Caller, after?: string) {
  const connection = new AbortController();
  onTestFinished(() => connection.abort());
  const response = await fetch(`${url}/v1/live`, {
    headers: {
      authorization: await models.authorization(caller),
      ...(after !== undefined && { 'last-event-id': after }),
    },
    signal: connection.signal,
  });
  const told: Advanced[] = [];
  const parser = createParser({ onEvent: ({ data }) => told.push(JSON.parse(data)) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    leave: () => connection.abort(),
    async next(): Promise<Advanced> {
      for (;;) {
        const first = told.shift();
        if (first !== undefined) return first;
        const part = await reader?.read();
        if (part === undefined || part.done) throw new Error('the connection ended');
        parser.feed(part.value);
      }
    },
  };
}

describe('live updates', () => {
  it('begin at the current position', async () => {
    const live = await listen(staff);
    expect(live.response.headers.get('content-type')).toBe('text/event-stream');
    expect(await live.next()).toEqual({ position: String(position), all: false, entities: {} });
  });

  it('name advanced entities, with an item’s tryset', async () => {
    const live = await listen(staff);
    await live.next();
    await happen(
      ['tryset_item-601', [1]],
      ['stock_item-111', [1]],
      ['style-81', []],
      ['claim_email-abc', []],
    );
    expect(await live.next()).toEqual({
      position: String(position),
      all: false,
      entities: { tryset_item: [601], tryset: [501], stock_item: [111], style: [81] },
    });
  });

  it('tell a brand admin only of its brand and of reference data', async () => {
    const [ofA, ofB] = [await listen(adminA), await listen(adminB)];
    await Promise.all([ofA.next(), ofB.next()]);
    await happen(['tryset_item-602', [2]], ['stock_item-211', [2]], ['user-1001', []], ['style-81', []]);
    expect((await ofB.next()).entities).toEqual({
      tryset_item: [602],
      tryset: [501],
      stock_item: [211],
      style: [81],
    });
    expect((await ofA.next()).entities).toEqual({ style: [81] });
  });

  it('continue after the last received position without a gap', async () => {
    const before = String(position);
    await happen(['tryset_item-601', [1]]);
    await happen(['stock_item-111', [1]]);
    const live = await listen(adminA, before);
    expect((await live.next()).entities).toEqual({ tryset_item: [601], tryset: [501], stock_item: [111] });
  });

  it('report a full change if too many entities changed or the log was rebuilt', async () => {
    const before = String(position);
    await happen(
      ...Array.from({ length: 2_001 }, (_, n): [string, number[]] => [`stock_item-${n + 1}`, [2]]),
    );
    const behind = await listen(adminA, before);
    expect(await behind.next()).toEqual({ position: String(position), all: true, entities: {} });
    const ahead = await listen(adminA, String(position + 500n));
    expect(await ahead.next()).toEqual({ position: String(position), all: true, entities: {} });
  });

  it('report a possible full change after a decision on a parked event or a repair', async () => {
    const live = await listen(adminA);
    await live.next();
    await happen(['projection-stock_items', []]);
    expect(await live.next()).toEqual({ position: String(position), all: true, entities: {} });
    await happen(['read_models-main', []], ['style-81', []]);
    expect((await live.next()).entities).toEqual({ style: [81] });
  });

  it('refuse members and invalid positions', async () => {
    expect((await listen(member(1001))).response.status).toBe(403);
    expect((await listen(staff, 'soon')).response.status).toBe(400);
  });

  it('are limited to fifty per person, and admit more when one ends', async () => {
    const first = await listen(adminA);
    for (let n = 1; n < 50; n++) expect((await listen(adminA)).response.status).toBe(200);
    const refused = await listen(adminA);
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await listen(adminB)).response.status).toBe(200);
    first.leave();
    while ((await listen(adminA)).response.status !== 200);
  });

  it('end when the server stops', async () => {
    const live = await listen(staff);
    await live.next();
    const stopped = models.app.close();
    await expect(live.next()).rejects.toThrow('the connection ended');
    await stopped;
  });
});
