import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pricedShipments, shipmentsIn } from '#import/generate-prices.ts';
import type { OrdersReport } from '#import/orders/command.ts';
import { furnish, furnished } from '../growth/grow.ts';
import { newFolder } from '../new-folder.ts';
import { ended, run, runServer, untilPrinted } from '../processes.ts';

export interface PastOrdersFigures {
  report: OrdersReport;
  /** Seconds of a second import of the same file, which adds nothing. */
  againSeconds: number;
}

const port = 18_160;

/** Imports a file of shipments as orders, with made-up prices, beside a server. */
export async function measurePastOrders(shipments: string, tokenKey: string): Promise<PastOrdersFigures> {
  const folder = await newFolder('tryset-past-orders-');
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  try {
    await furnish(folder, env);
    const file = join(folder, 'orders.csv');
    await writeFile(file, pricedShipments(await shipmentsIn(shipments), furnished));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      const report = await imported(file, folder, env);
      const { seconds: againSeconds } = await imported(file, folder, env);
      return { report, againSeconds };
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function imported(file: string, folder: string, env: Record<string, string>): Promise<OrdersReport> {
  const report = join(folder, 'report.json');
  const words = ['import', 'orders', file, '--members', 'made-up', '--report', report];
  const child = run('scripts/run.mjs', words, env);
  child.stdout?.resume();
  const code = await ended(child);
  if (code !== 0 && code !== 2) throw new Error(`the import of ${file} ended with ${code}`);
  return JSON.parse(await readFile(report, 'utf8')) as OrdersReport;
}

const whole = (count: number) => count.toLocaleString('en-US');

/** Formats the figures as Markdown. */
export function pastOrdersTable({ report, againSeconds }: PastOrdersFigures): string {
  const { read, accepted, items, events, seconds } = report;
  return [
    '| rows | orders | items | events | seconds | events/s | again, seconds |',
    '|---:|---:|---:|---:|---:|---:|---:|',
    `| ${whole(read)} | ${whole(accepted)} | ${whole(items)} | ${whole(events)} | ${seconds.toFixed(1)} | ${whole(
      Math.round(events / seconds),
    )} | ${againSeconds.toFixed(1)} |`,
  ].join('\n');
}
