import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { Health } from '../health.ts';
import { watchApp } from './watch.ts';

const page = readFileSync(new URL('../../docs/watching.md', import.meta.url), 'utf8');

test('the operator page names the existing metrics in its table, its queries and its alerts', async () => {
  const app = Fastify();
  const watch = watchApp(app, new Health(), { token: null, trustProxy: false });
  const away = { query: () => Promise.reject(new Error('away')) } as unknown as pg.Pool;
  watch.writes(away);
  watch.follower({ state: () => ({ leads: true, lagSeconds: 0 }) });
  watch.batches();
  watch.runner({ state: () => ({ activity: 'active', reconnects: 0 }) as never });
  watch.standing({ pool: away, log: { head: async () => 0n, lagBehind: async () => 0 } });
  const response = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(response.statusCode).toBe(200);
  await app.close();

  const served = [...response.body.matchAll(/^# TYPE (tryset_\w+)/gm)].map(([, name = '']) => name);
  const row = /^\| `(tryset_\w+)/gm;
  expect([...page.matchAll(row)].map(([, name]) => name).sort()).toEqual(served.sort());
  const asked = page.slice(0, page.indexOf('## Logs'));
  const named = asked.replaceAll(row, '').matchAll(/\btryset_\w+/g);
  for (const [name] of named) expect(served).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
});

test('a scrape omits the figures of an absent store and database', async () => {
  const app = Fastify();
  const watch = watchApp(app, new Health(), { token: null, trustProxy: false });
  const away = { query: () => Promise.reject(new Error('away')) } as unknown as pg.Pool;
  watch.writes(away);
  watch.standing({ pool: away, log: { head: async () => 0n, lagBehind: async () => 0 } });
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  await app.close();
  expect(body).not.toMatch(
    /^tryset_(?:projection_lag_seconds|reaction_failures|projection_parked_events)[ {]/m,
  );
  expect(body).toMatch(/^process_cpu_seconds_total \d/m);
});
