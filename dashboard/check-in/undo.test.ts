import { expect, test } from 'vitest';
import type { Task } from '#domain/check-in/tasks.ts';
import { fold } from '#domain/decider.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { ConditionGrade, UnavailableReason } from '#domain/stock/stock-status.ts';
import { description, stockHistories } from '#domain/testing/stock-items.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import type { Key } from './offers.ts';
import { offersOf } from './offers.ts';
import { type Call, callsOf } from './plan.ts';
import { found } from './testing/found.ts';
import { undoOf } from './undo.ts';

const slot = { sectorCode: 'B', cellCode: 'B-01', slotNumber: 4 };
const staff = { actor: { label: 'staff', id: 5 }, at: '2026-06-01T00:00:00.000Z' } as const;
const answers: Partial<Record<Task, Record<string, string>>> = {
  grade: { issue: 'a button is loose' },
  hold: { reason: 'a stain' },
  unavailable: { unavailable_reason: 'damaged' },
};

/** Converts a call of the desk to the domain command that it sends. */
function commandOf({ action, body }: Call): StockItemCommand {
  switch (action) {
    case 'check_complete':
      return { action, grade: body.grade as ConditionGrade, issue: body.issue as string | null };
    case 'condition_grade':
      return { action, grade: body.grade as ConditionGrade | null };
    case 'abnormal_issue':
      return { action, abnormalIssue: body.abnormal_issue as string | null };
    case 'unavailable':
      return { action, unavailableReason: body.unavailable_reason as UnavailableReason, holder: null };
    case 'stow': {
      const { sector_code, cell_code, slot_number } = body.slot as Record<string, string & number>;
      return {
        action,
        slot: { sectorCode: sector_code ?? '', cellCode: cell_code ?? '', slotNumber: slot_number ?? 0 },
      };
    }
    case 'check':
    case 'hold':
    case 'release_hold':
    case 'recover':
    case 'ready_out':
    case 'roll_back_to_stock':
      return { action };
    default:
      throw new Error(`the desk sends no action ${action}: add it to this test if it does now`);
  }
}

function done(state: StockItemState, call: Call): StockItemState {
  const decision = stockItem.decide(state, commandOf(call), staff);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.events.reduce((after, event) => stockItem.evolve(after, event, staff.at), state);
}

/** Event histories for each start of a task: the values that the task changes are already set, or not. */
const graded: StockItemEvent[] = [
  ...stockHistories.in_stock,
  { type: 'StockItemConditionGraded', data: { grade: 'B' } },
  { type: 'StockItemAbnormalIssueNoted', data: { abnormalIssue: 'faded' } },
];
const wanted: StockItemEvent = { type: 'OutStockRequested', data: {} };
const lives: Readonly<Record<string, readonly StockItemEvent[]>> = {
  'in stock, never graded': stockHistories.in_stock,
  'in stock, graded': graded,
  'in stock, wanted back': [...graded, wanted],
  'in check, never graded': stockHistories.in_check,
  'in check, graded': [...graded, { type: 'StockItemCheckStarted', data: {} }],
  'in check, wanted back': [...graded, wanted, { type: 'StockItemCheckStarted', data: {} }],
  'on hold': [...graded, { type: 'StockItemHeld', data: {} }],
  'out of use': [
    ...graded,
    {
      type: 'StockItemMarkedUnavailable',
      data: { unavailableReason: 'polluted', holder: null, reimbursement: null },
    },
  ],
};

function scanned(state: StockItemState): Scanned {
  return found({
    id: description.stockItemId,
    status: state.status,
    conditionGrade: state.grade,
    abnormalIssue: state.abnormalIssue,
    slot: state.slot && { id: 'slot', code: 'slot', ...state.slot },
    latestOutStockRequestStatus: state.outStockRequest,
  });
}

const ofGrade: readonly Key[] = ['S', 'A', 'B', 'C'];

test.each(Object.entries(lives))(
  'a task at the desk and its undo leave a garment that is %s unchanged',
  (_, life) => {
    const before = fold(
      stockItem,
      life.map((event) => ({ event, at: staff.at })),
    );
    const garment = scanned(before);
    const undone = offersOf(garment).flatMap((offer) => {
      const told = answers[offer.task] ?? {};
      const undo = undoOf(garment, offer, told);
      if (undo === null) return [];
      const after = callsOf(garment, offer, told, slot).reduce(done, before);
      expect([offer, undo.reduce(done, after)]).toEqual([offer, before]);
      return [offer.key];
    });
    if (before.status === 'in_check') expect(undone).toEqual(expect.arrayContaining([...ofGrade, 'H']));
  },
);
