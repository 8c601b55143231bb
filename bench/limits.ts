import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type LoadFigure, measureLoad } from './load.ts';
import type { Peer } from './peers.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface LimitFigures {
  /** Events per second that one connection reads from the log mirror, by ranges of positions. */
  keysetRead: Spread;
  /** Events per second that COPY writes through Node into an empty table without an index. */
  copied: Spread;
  /** A Fastify server that only checks the access token. */
  bare: LoadFigure[];
}

const runs = 3;

/** Measures upper limits on this machine for reading events, writing rows and answering calls. */
export async function measureLimits(databaseUrl: string, plain: Peer, token: string): Promise<LimitFigures> {
  const side = {
    name: 'Fastify and the token check alone',
    url: plain.url,
    headers: { authorization: `Bearer ${token}` },
    next: () => ({ method: 'GET', path: '/nothing' }),
  };
  const bare: LoadFigure[] = [];
  for (const connections of [1, 16, 64]) bare.push(...(await measureLoad([side], { connections })));
  return overTwo(databaseUrl, async (one, other) => ({
    keysetRead: await rates(() => keysetRead(one)),
    copied: await rates(() => copied(one, other)),
    bare,
  }));
}

/** Copies the mirror once by COPY. Returns events per second. */
export function copyRate(databaseUrl: string): Promise<number> {
  return overTwo(databaseUrl, (one, other) => rate(() => copied(one, other)));
}

async function overTwo<Result>(
  databaseUrl: string,
  work: (one: pg.Client, other: pg.Client) => Promise<Result>,
): Promise<Result> {
  const [one, other] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  await Promise.all([one.connect(), other.connect()]);
  try {
    return await work(one, other);
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function rates(work: () => Promise<number>): Promise<Spread> {
  const values: number[] = [];
  for (let run = -1; run < runs; run++) {
    const value = await rate(work);
    if (run >= 0) values.push(value);
  }
  return spreadOf(values);
}

async function rate(work: () => Promise<number>): Promise<number> {
  const began = performance.now();
  const events = await work();
  return (events / (performance.now() - began)) * 1_000;
}

async function keysetRead(client: pg.Client): Promise<number> {
  let after = '-1';
  for (let events = 0; ; ) {
    const { rows } = await client.query<string[]>({
      text: `select position, stream, revision, type, data, metadata, effective_at from read.log
        where position > $1 order by position limit 5000`,
      values: [after],
      rowMode: 'array',
      types: { getTypeParser: () => String },
    });
    const last = rows.at(-1)?.[0];
    if (last === undefined) return events;
    after = last;
    events += rows.length;
  }
}

async function copied(from: pg.Client, into: pg.Client): Promise<number> {
  const columns = 'position, stream, revision, type, data, metadata, effective_at';
  await into.query(`create temporary table copied as select ${columns} from read.log limit 0`);
  const source = from.query(copyTo(`copy (select ${columns} from read.log order by position) to stdout`));
  const target = into.query(copyFrom(`copy copied (${columns}) from stdin`));
  await pipeline(source, target);
  const events = target.rowCount;
  await into.query('drop table copied');
  return events;
}
