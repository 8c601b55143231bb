// Writes docs/states/*.md from the transition tables: npm run states -- [--check] [folder]. With --check it writes
// nothing, and fails if a page differs from the tables.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { benchmarkTransitions } from '#domain/benchmarks/benchmark-transitions.ts';
import { occasionTransitions } from '#domain/brand-events/occasion-transitions.ts';
import { reservationTransitions } from '#domain/brand-events/reservation-transitions.ts';
import { brandInvoiceTransitions } from '#domain/brand-invoices/invoice-transitions.ts';
import { brandSubscriptionTransitions } from '#domain/brand-subscriptions/subscription-transitions.ts';
import { collaborationTransitions } from '#domain/collaborations/collaboration-transitions.ts';
import { proposalTransitions } from '#domain/collaborations/proposal-transitions.ts';
import { feedbackTransitions } from '#domain/feedback/feedback-transitions.ts';
import { messageTransitions } from '#domain/inbox/message-transitions.ts';
import { invitationTransitions } from '#domain/invitations/invitation-transitions.ts';
import { brandEventTransitions } from '#domain/looks/brand-event-transitions.ts';
import { lookEntryTransitions } from '#domain/looks/entry-transitions.ts';
import { lookTransitions } from '#domain/looks/look-transitions.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { paymentTransitions } from '#domain/payments/payment-transitions.ts';
import { payoutTransitions } from '#domain/payouts/payout-transitions.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { supportTicketTransitions } from '#domain/support-tickets/support-ticket-transitions.ts';
import type { Transition } from '#domain/transition-table.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import { userTicketTransitions } from '#domain/user-tickets/ticket-transitions.ts';

interface Page {
  title: string;
  /** The status before the first event; the diagram starts in it. */
  before: string;
  table: readonly Transition[];
  /**
   * The target statuses of an action by its starting status, for actions whose target the command or an outside event
   * determines.
   */
  told: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Refunds of money that does not count for the payment leave its status. */
const afterRefund = {
  pending: ['pending'],
  paid: ['paid', 'partially_refunded', 'canceled'],
  partially_refunded: ['partially_refunded', 'canceled'],
  failed: ['failed'],
  canceled: ['canceled'],
};

const pages: Readonly<Record<string, Page>> = {
  tryset: { title: 'Tryset', before: 'none', table: trysetTransitions, told: {} },
  'tryset-item': {
    title: 'Tryset item',
    before: 'idle',
    table: trysetItemTransitions,
    told: {
      force_track: {
        tryset_delivering: ['tryset_delivering', 'tryset_delivered'],
        return_delivering: ['return_delivering', 'return_arrived'],
      },
      undo_force_purchase: {
        purchased: ['tryset_delivered', 'return_requested', 'return_failed', 'return_deferred'],
      },
    },
  },
  'stock-item': {
    title: 'Stock item',
    before: 'none',
    table: stockItemTransitions,
    told: {
      release: { requested: ['in_stock', 'in_check', 'unavailable'] },
      undo_curator_paid: { unavailable: ['in_use', 'in_check', 'hold'] },
    },
  },
  'brand-feedback': {
    title: 'Brand feedback',
    before: 'none',
    table: feedbackTransitions,
    told: { give: { none: ['requested', 'confirmed'] } },
  },
  'brand-event': { title: "Brand's event", before: 'none', table: occasionTransitions, told: {} },
  reservation: {
    title: "Reservation of a brand's event",
    before: 'none',
    table: reservationTransitions,
    told: {
      cancel: {
        created: ['curator_canceled', 'staff_canceled'],
        curator_accepted: ['curator_canceled', 'staff_canceled'],
        rescheduled: ['curator_canceled', 'staff_canceled'],
      },
    },
  },
  'inbox-message': {
    title: 'Inbox message',
    before: 'none',
    table: messageTransitions,
    told: { display: { idle: ['pending', 'idle'] } },
  },
  invitation: { title: 'Invitation', before: 'none', table: invitationTransitions, told: {} },
  look: { title: 'Look', before: 'none', table: lookTransitions, told: {} },
  benchmark: { title: 'Certification benchmark', before: 'none', table: benchmarkTransitions, told: {} },
  payment: {
    title: 'Payment',
    before: 'none',
    table: paymentTransitions,
    told: {
      refund: afterRefund,
      note_refund_elsewhere: afterRefund,
      refund_by_hand: afterRefund,
    },
  },
  payout: { title: 'Payout', before: 'none', table: payoutTransitions, told: {} },
  'brand-collaboration': {
    title: 'Brand collaboration',
    before: 'none',
    table: collaborationTransitions,
    told: {},
  },
  proposal: { title: 'Proposal', before: 'none', table: proposalTransitions, told: {} },
  'brand-subscription': {
    title: 'Brand subscription',
    before: 'idle',
    table: brandSubscriptionTransitions,
    told: {
      choose_plan: { idle: ['pending', 'using'] },
      pay: {
        pending: ['payment_done'],
        payment_retry_await: ['payment_done', 'using'],
        payment_failed: ['payment_done', 'using'],
        using: ['using'],
      },
    },
  },
  'brand-invoice': {
    title: 'Brand invoice',
    before: 'none',
    table: brandInvoiceTransitions,
    told: {
      refund: {
        paid: ['partially_refunded', 'canceled'],
        partially_refunded: ['partially_refunded', 'canceled'],
      },
    },
  },
  order: {
    title: 'Item of an order',
    before: 'idle',
    table: orderTransitions,
    told: {
      place: { idle: ['wait', 'paid', 'complete'] },
      pay: { wait: ['paid', 'complete'] },
    },
  },
  'user-ticket': {
    title: 'User ticket',
    before: 'idle',
    table: userTicketTransitions,
    told: {
      request: { idle: ['pending', 'scheduled', 'paid'] },
      pay: { pending: ['scheduled', 'paid'] },
    },
  },
  'support-ticket': {
    title: 'Support ticket',
    before: 'none',
    table: supportTicketTransitions,
    told: {
      write: { opened: ['opened'], answered: ['waiting'], waiting: ['waiting'], closed: ['waiting'] },
    },
  },
  'look-item': { title: 'Item that a look tags', before: 'none', table: lookEntryTransitions, told: {} },
  'look-brand-event': {
    title: "Certification of a look for a brand's event",
    before: 'none',
    table: brandEventTransitions,
    told: {},
  },
};

function targets({ told }: Page, row: Transition, from: string): readonly string[] {
  if (row.to === 'same') return [from];
  if (row.to !== 'told') return [row.to];
  const said = told[row.action]?.[from];
  if (said === undefined) throw new Error(`where does ${row.action} lead from ${from}?`);
  return said;
}

/**
 * One arrow for all actions that lead from one status to another. Actions that keep the status appear in the table
 * only.
 */
function arrows(page: Page): string[] {
  const actions = new Map<string, string[]>();
  for (const row of page.table) {
    for (const from of row.from) {
      for (const to of targets(page, row, from).filter((status) => status !== from)) {
        const arrow = `${from === page.before ? '[*]' : from} --> ${to}`;
        actions.set(arrow, [...(actions.get(arrow) ?? []), row.action]);
      }
    }
  }
  return [...actions].map(([arrow, names]) => `    ${arrow}: ${names.join(', ')}`);
}

/** Splits guard names such as `notRemoved` and `noHolder` into words. */
function words(guards: readonly string[] = []): string {
  return guards.map((guard) => guard.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(', ');
}

const heading = ['action', 'from', 'to', 'event', 'who', 'only when', 'reason'];

function cellsOf(page: Page, row: Transition): string[] {
  const statuses = new Set(page.table.flatMap(({ from }) => from).filter((status) => status !== page.before));
  const isAny = !row.from.includes(page.before) && row.from.length === statuses.size;
  const told = () => [...new Set(row.from.flatMap((from) => targets(page, row, from)))].join(', ');
  return [
    row.action,
    isAny ? 'any after the first event' : row.from.join(', '),
    row.to === 'told' ? told() : row.to,
    row.event,
    row.who.join(', '),
    words(row.guards),
    row.reason ?? '',
  ];
}

/** Formats rows with all columns as wide as their widest cell, as the formatter does. */
function tableLines(rows: readonly string[][]): string[] {
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return lines.toSpliced(1, 0, line(widths.map((width) => '-'.repeat(width))));
}

function markdown(page: Page): string {
  return [
    `# ${page.title}`,
    '',
    'Written by `npm run states` from the transition table in `domain/`; edit the table, not this page.',
    `The diagram starts before the first event (\`${page.before}\`). Actions that leave the status as it is stand in the table only.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...arrows(page),
    '```',
    '',
    ...tableLines([heading, ...page.table.map((row) => cellsOf(page, row))]),
    '',
  ].join('\n');
}

function present(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = positionals[0] ?? fileURLToPath(new URL('../docs/states', import.meta.url));

if (values.check) {
  const stale = Object.keys(pages).filter(
    (name) => present(join(folder, `${name}.md`)) !== markdown(pages[name] as Page),
  );
  if (stale.length > 0) {
    const names = stale.map((name) => `${name}.md`).join(', ');
    process.stderr.write(`Out of date: ${names}. Run npm run states\n`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, page] of Object.entries(pages)) writeFileSync(join(folder, `${name}.md`), markdown(page));
}
