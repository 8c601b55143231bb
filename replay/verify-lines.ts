import type { KeptDifference } from '#projections/kit/tables/kept-difference.ts';
import type { Difference } from '#projections/kit/verify/difference.ts';
import type { Collision } from './collisions.ts';
import { grouped } from './log-file/rate.ts';
import type { OrderDifference } from './orders-reconciled.ts';
import type { PointDifference } from './points-reconciled.ts';
import type { Verified } from './verify.ts';

/** Formats a value as one line of JSON; bigints such as positions become strings. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  );
}

const words = { missing: 'is missing', surplus: 'should not be there' } as const;

/** Formats a difference: the field, the place, `before` (the stored value) and `after` (the expected value). */
export function differenceLine(difference: Difference | KeptDifference): string {
  const { kind, before, after } = difference;
  const values = `${jsonOf(before)} → ${jsonOf(after)}`;
  if (kind === 'different') return `${placeOf(difference)}: ${values}`;
  return `${placeOf(difference)} ${words[kind]}: ${jsonOf(before ?? after)}`;
}

function placeOf(difference: Difference | KeptDifference): string {
  switch (difference.of) {
    case 'log': {
      const { position, stream, revision, type, column } = difference;
      return `log  ${position}  ${type} of ${stream} at ${revision}${column === null ? '' : `  ${column}`}`;
    }
    case 'row': {
      const { projection, table, entity, column } = difference;
      const row = projection === table ? projection : `${projection} (${table})`;
      return `row  ${row} ${entity}${column === null ? '' : `  ${column}`}`;
    }
    case 'counter':
      return `counter  ${difference.stat} ${difference.scope} ${difference.bucket}`;
  }
}

/** Describes the entities that share one code or name. */
export function collisionLine({ kind, entities }: Collision): string {
  const who = entities.map(({ category, id, text }) => {
    const name = `${category.replace('_', ' ')} ${id}`;
    return text === null ? name : `${name} ${JSON.stringify(text)}`;
  });
  return `collision  ${kind.replace('_', ' ')}  ${who.join(', ')}`;
}

const sumNames = { balance: 'balance', posting_reward: 'rewards of looks' } as const;

/** Formats a member whose points do not add up. */
export function pointLine({ userId, sum, before, after }: PointDifference): string {
  return `points  member ${userId}  ${sumNames[sum]}: ${before} → ${after}`;
}

const orderSumNames = {
  shares: 'points and cash of the items',
  order: 'points and cash of the order',
  payment: 'amount of the payment',
  refunds: 'refunds of the payment',
  points: 'spent points',
  sales: 'sales',
  lines: 'number of lines',
  brandPayment: 'payment to the brand',
  contentUse: 'content uses',
} as const;

/** Formats a sum of an order or of a brand's month that does not add up. */
export function orderLine({ stream, sum, before, after }: OrderDifference): string {
  return `orders  ${stream}  ${orderSumNames[sum]}: ${before} → ${after}`;
}

/** Summarizes the comparison and its result. */
export function summaryLines({ log, rows, collisions, points, orders, differences }: Verified): string {
  const lines: string[] = [];
  if (log !== null) {
    const { from, position, events, hashes } = log;
    lines.push(`log       ${grouped(Number(events))} events from ${from} to ${position}`);
    lines.push(`store     SHA-256 ${hashes.store}`, `mirror    SHA-256 ${hashes.mirror}`);
  }
  if (rows !== null) {
    const parked = rows.parked ? `; ${grouped(rows.parked)} stand still and were not compared` : '';
    lines.push(`rows      ${grouped(Number(rows.rows))} at ${rows.position}${parked}`);
  }
  if (collisions !== null) lines.push(`collisions ${grouped(collisions)}`);
  if (points !== null) {
    const { given, taken, captured, refunded, forfeited, balances, underWay } = points;
    const sum = [`${grouped(given)} given`, `${grouped(taken)} taken`, `${grouped(captured)} spent`].join(
      ' − ',
    );
    const lost = forfeited === 0 ? '' : ` − ${grouped(forfeited)} forfeited`;
    lines.push(`points    ${sum} + ${grouped(refunded)} given back${lost}; accounts ${grouped(balances)}`);
    if (underWay > 0) {
      lines.push(
        `          ${grouped(underWay)} rewards of looks under way were not compared; verify again in a minute`,
      );
    }
  }
  if (orders !== null) {
    const { cash, point, refunds, months, underWay } = orders;
    lines.push(
      `orders    ${grouped(orders.orders)}: ${grouped(cash)} cash, ${grouped(point)} points, ${grouped(refunds)} refunded; ` +
        `${grouped(months)} months of brands`,
    );
    if (underWay > 0) {
      lines.push(
        `          ${grouped(underWay)} orders under way were not compared; verify again in a minute`,
      );
    }
  }
  return [...lines, `differences ${grouped(differences)}`].join('\n');
}
