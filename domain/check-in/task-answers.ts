import { system } from '../actor.ts';
import type { Asked, Decision } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { stockItem } from '../stock/stock-item.ts';
import { initialStockItem } from '../stock/stock-state.ts';
import { type StockItemStanding, stockItemRules } from '../stock/stock-transitions.ts';
import { obstacleTo } from '../transition-table.ts';
import { afterTrysetItem } from '../tryset-items/after-tryset-item.ts';
import { trysetItem } from '../tryset-items/item.ts';
import { initialTrysetItem } from '../tryset-items/item-state.ts';
import { type TrysetItemStanding, trysetItemRules } from '../tryset-items/item-transitions.ts';
import { type Lead, type Step, type Task, taskRow, tasks } from './tasks.ts';

/** A garment, and the tryset item that holds it. */
export interface InHand {
  stock: StockItemStanding;
  /** The tryset item that holds the garment; null if none does. */
  item: (TrysetItemStanding & { id: number }) | null;
}

/** Whether a task can be completed with this garment, and the steps of the task. */
export interface TaskAnswer {
  name: Task;
  allowed: boolean;
  /** All steps of the task in order. If the task is refused, the steps of the attempt that gets furthest. */
  steps: Step[];
  /** The first refused step, and the `reasonCode` of its action. Both are null if the task is allowed. */
  refusedAt: Step['action'] | null;
  reasonCode: string | null;
}

/**
 * Returns for every task at the desk whether its whole chain of actions would succeed. It runs the deciders one after the
 * other, with the consequences of each in between. An action may still refuse a value in its command.
 */
export function taskAnswers(found: InHand, by: Asked): TaskAnswer[] {
  return tasks.map((name) => {
    const { leads } = taskRow(name);
    const attempts = [...leads.keys(), leads.length].map((from) => attempt(found, name, from, by));
    return attempts.reduce((best, each) => (best.allowed || reach(best) > reach(each) ? best : each));
  });
}

/** Returns the number of steps that succeed. A complete attempt counts more than any refused one. */
function reach({ allowed, steps, refusedAt }: TaskAnswer): number {
  return allowed ? Number.POSITIVE_INFINITY : steps.findIndex(({ action }) => action === refusedAt);
}

function attempt(found: InHand, name: Task, from: number, by: Asked): TaskAnswer {
  const { leads, step, from: statuses } = taskRow(name);
  const before = leads.slice(from).map((action) => ({ on: 'item' as const, action }));
  const steps = [...before, step];
  let at = found;
  for (const lead of before) {
    const reasonCode = obstacle(at, lead, by);
    if (reasonCode !== null) return { name, allowed: false, steps, refusedAt: lead.action, reasonCode };
    at = after(at, lead.action, by);
  }
  const isElsewhere = statuses !== undefined && !statuses.includes(at.stock.status);
  const reasonCode = isElsewhere ? 'status' : obstacle(at, step, by);
  const refusedAt = reasonCode === null ? null : step.action;
  return { name, allowed: reasonCode === null, steps, refusedAt, reasonCode };
}

/**
 * Returns why a step is refused; null if it is allowed. An action on the garment itself is refused while a rental or purchase
 * holds it.
 */
function obstacle({ stock, item }: InHand, step: Step, { actor, at }: Asked): string | null {
  const by = { role: actor.label, at };
  if (step.on === 'item')
    return item === null ? 'status' : obstacleTo(trysetItemRules, item, step.action, by);
  return stock.holder === null ? obstacleTo(stockItemRules, stock, step.action, by) : 'has_holder';
}

/** Returns the state after a step: the item's events are applied, and then their consequences. */
function after(found: InHand, action: Lead, by: Asked): InHand {
  if (found.item === null) return found;
  const { id, ...standing } = found.item;
  let item = { ...initialTrysetItem, ...standing, trysetItemId: id };
  let stock = { ...initialStockItem, ...found.stock };
  for (const event of eventsOf(trysetItem.decide(item, { action }, by))) {
    item = trysetItem.evolve(item, event, by.at);
    for (const consequence of afterTrysetItem(event, item)) {
      if (consequence.on !== 'stock_item') continue;
      const actor = consequence.as === 'system' ? system : by.actor;
      const decided = stockItem.decide(stock, consequence.command, { ...by, actor });
      for (const fact of eventsOf(decided)) stock = stockItem.evolve(stock, fact, by.at);
    }
  }
  const isHolder = stock.holder?.kind === 'tryset_item' && stock.holder.id === id;
  return { stock, item: isHolder ? { ...item, id } : null };
}

const eventsOf = <Event extends DomainEvent>(decision: Decision<Event>): readonly Event[] =>
  decision.ok ? decision.events : [];
