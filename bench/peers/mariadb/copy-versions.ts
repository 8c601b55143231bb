import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'mariadb';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

const tables = {
  brands: ['id int primary key, name varchar(200)', 'select id, name from read.brands'],
  products: [
    'id int primary key, name varchar(200), code varchar(100)',
    'select id, name, code from read.products',
  ],
  stock_items: ['id int primary key, code varchar(100)', 'select id, code from read.stock_items'],
  users: ['id int primary key, username varchar(100)', 'select id, username from read.users'],
} as const;

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** The end of a version that still stands: MariaDB's last timestamp. */
const standing = '2038-01-19 03:14:07.999999';

/**
 * Copies each version of each item from the spans of an installation, and the names that lists show, into a database of
 * its own. Versions keep their times. Returns their number.
 */
export async function copyVersions(pool: Pool, databaseUrl: string, folder: string): Promise<number> {
  const from = new pg.Client(databaseUrl);
  const into = await pool.getConnection();
  await from.connect();
  const copied = async (name: string, columns: string, query: string) => {
    const file = join(folder, `${name}.tsv`);
    await pipeline(from.query(copyTo(`copy (${query}) to stdout`)), createWriteStream(file));
    const loaded = await into.query(
      `load data infile ? into table ${name} character set utf8mb4 ${columns}`,
      [file],
    );
    await rm(file);
    return Number(loaded.affectedRows);
  };
  try {
    await into.query('create database peer character set utf8mb4');
    for (const [name, [columns, query]] of Object.entries(tables)) {
      await into.query(`create table peer.${name} (${columns})`);
      await copied(`peer.${name}`, '', query);
    }
    await into.query(`
      create table peer.items (id int not null, tryset_id int not null, status varchar(32) not null, brand_id int not null,
        product_id int not null, stock_item_id int not null, user_id int not null, created_at datetime(3) not null,
        row_start timestamp(6) generated always as row start, row_end timestamp(6) generated always as row end,
        period for system_time (row_start, row_end), primary key (id))
      with system versioning`);
    await into.query('set system_versioning_insert_history = on, unique_checks = off');
    const versions = await copied(
      'peer.items',
      '(id, tryset_id, status, brand_id, product_id, stock_item_id, user_id, created_at, row_start, row_end)',
      `select id, own.tryset_id, span.status, own.brand_id, own.product_id, own.stock_item_id, own.user_id,
         ${utc('own.created_at')}, ${utc('span.from_time')}, coalesce(${utc('span.until_time')}, '${standing}')
       from read.tryset_item_spans span join read.tryset_items own using (id)
       where span.until_time is null or span.until_time > span.from_time order by id, span.from_time`,
    );
    for (const column of ['status', 'brand_id', 'product_id', 'user_id', 'created_at']) {
      await into.query(`create index by_${column} on peer.items (${column}, id)`);
    }
    await into.query('create index by_time on peer.items (row_start, row_end)');
    await into.query('analyze table peer.items');
    return versions;
  } finally {
    await into.release();
    await from.end();
  }
}
