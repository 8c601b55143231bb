import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { brandInvoiceTransitions } from '#domain/brand-invoices/invoice-transitions.ts';
import { brandSubscriptionTransitions } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { brandEventTransitions } from '#domain/looks/brand-event-transitions.ts';
import { lookEntryTransitions } from '#domain/looks/entry-transitions.ts';
import { lookTransitions } from '#domain/looks/look-transitions.ts';
import { paymentTransitions } from '#domain/payments/payment-transitions.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';

const script = fileURLToPath(new URL('../../scripts/state-diagrams.ts', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

test('the pages are what the tables say', () => {
  expect(run('--check')).toStrictEqual({ status: 0, stderr: '' });
});

test('a page that is missing or says something else fails the check, until it is written anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'states-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(run('--check', folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('tryset.md') });
  run(folder);
  expect(run('--check', folder).status).toBe(0);
  expect(readdirSync(folder).sort()).toStrictEqual([
    'benchmark.md',
    'brand-collaboration.md',
    'brand-event.md',
    'brand-feedback.md',
    'brand-invoice.md',
    'brand-subscription.md',
    'inbox-message.md',
    'invitation.md',
    'look-brand-event.md',
    'look-item.md',
    'look.md',
    'order.md',
    'payment.md',
    'payout.md',
    'proposal.md',
    'reservation.md',
    'stock-item.md',
    'support-ticket.md',
    'tryset-item.md',
    'tryset.md',
    'user-ticket.md',
  ]);

  const page = join(folder, 'stock-item.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace('in_use --> in_check', 'in_use --> in_stock'));
  expect(run('--check', folder)).toStrictEqual({
    status: 1,
    stderr: 'Out of date: stock-item.md. Run npm run states\n',
  });
});

test.each([
  ['tryset-item.md', trysetItemTransitions],
  ['stock-item.md', stockItemTransitions],
  ['look.md', lookTransitions],
  ['look-item.md', lookEntryTransitions],
  ['look-brand-event.md', brandEventTransitions],
  ['payment.md', paymentTransitions],
  ['brand-subscription.md', brandSubscriptionTransitions],
  ['brand-invoice.md', brandInvoiceTransitions],
])('%s names each action once in its table', (name, table) => {
  const lines = readFileSync(join(here, name), 'utf8').split('\n');
  const actions = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ')[0]?.slice(2).trim());
  expect(actions).toStrictEqual(['action', expect.stringMatching(/^-+$/), ...table.map((row) => row.action)]);
});
