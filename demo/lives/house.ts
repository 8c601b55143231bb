import { type Actor, system } from '#domain/actor.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import { atWork } from '../clockwork.ts';
import { daysAgo, type Setting } from '../setting.ts';
import type { Garment } from '../wardrobe.ts';
import { reasons } from './reasons.ts';
import { remarksOn } from './remarks.ts';
import { isFree } from './request.ts';

type Told = readonly [who: 'staff' | 'brand', command: StockItemCommand, reason?: string];

/**
 * Plans the actions of staff and brands on free garments. Each kind of action befalls some garments, now and then in
 * the past and certainly in the last days. Every status thus has garments.
 */
export function planHouse(setting: Setting, garments: readonly Garment[]): void {
  const { chance } = setting;
  for (const story of stories) {
    for (const days of [0.4, 1.2, 3.5, ...(story.isPassing ? [9, 20, 33, 47, 60] : [14])]) {
      planStory(
        setting,
        garments,
        story.tell,
        atWork(daysAgo(setting, days), Math.floor(chance.between(1, 55))),
      );
    }
  }
  for (const days of [0.5, 1.1, 2.4, 4.2]) planWish(setting, garments, daysAgo(setting, days));
  for (let number = 0; number < 60; number++)
    planNote(setting, garments, daysAgo(setting, chance.between(0.2, 85)));
}

/** Sequences of actions on a garment. A passing one leaves the garment as it was before. */
const stories: readonly { isPassing: boolean; tell(setting: Setting): readonly Told[] }[] = [
  { isPassing: false, tell: ({ chance }) => [['staff', { action: 'hold' }, chance.pick(reasons.hold)]] },
  {
    isPassing: true,
    tell: ({ chance }) => [
      ['staff', { action: 'hold' }, chance.pick(reasons.hold)],
      ['staff', { action: 'release_hold' }],
      ['staff', { action: 'check_complete', grade: chance.pick(['A', 'B'] as const), issue: null }],
    ],
  },
  { isPassing: false, tell: () => [['staff', { action: 'check' }]] },
  {
    isPassing: false,
    tell: ({ chance }) => {
      const unavailableReason = chance.pick(['polluted', 'damaged', 'lost'] as const);
      return [['staff', { action: 'unavailable', unavailableReason, holder: null }]];
    },
  },
  {
    isPassing: true,
    tell: () => [
      ['staff', { action: 'unavailable', unavailableReason: 'polluted', holder: null }],
      ['staff', { action: 'recover' }],
      ['staff', { action: 'check_complete', grade: 'B', issue: null }],
    ],
  },
  {
    isPassing: false,
    tell: ({ chance }) => [['brand', { action: 'request_out_stock' }, chance.pick(reasons.outStock)]],
  },
  {
    isPassing: true,
    tell: ({ chance }) => [
      ['brand', { action: 'request_out_stock' }, chance.pick(reasons.outStock)],
      ['brand', { action: 'cancel_out_stock_request' }],
    ],
  },
  // The out-stock request of this garment waits, because staff hold the garment.
  {
    isPassing: false,
    tell: ({ chance }) => [
      ['brand', { action: 'request_out_stock' }, chance.pick(reasons.outStock)],
      ['staff', { action: 'hold' }, chance.pick(reasons.hold)],
    ],
  },
  {
    isPassing: false,
    tell: ({ chance }) => [
      ['brand', { action: 'request_out_stock' }, chance.pick(reasons.outStock)],
      ['staff', { action: 'check' }],
    ],
  },
  ...[1, 2, 3].map((steps) => ({
    isPassing: false,
    tell: ({ chance }: Setting) =>
      [
        ['brand', { action: 'request_out_stock' }, chance.pick(reasons.outStock)],
        ...(['ready_out', 'start_out', 'out'] as const)
          .slice(0, steps)
          .map((action) => ['staff', { action }] as const),
      ] as const,
  })),
];

function planStory(
  setting: Setting,
  garments: readonly Garment[],
  tell: (setting: Setting) => readonly Told[],
  at: string,
): void {
  const { chance, clockwork, world } = setting;
  clockwork.plan(at, (now) => {
    const garment = chance
      .shuffled(garments)
      .find((each) => isFree(world.state(stockItem, each.stockItemId)));
    if (garment === undefined) return;
    for (const [who, command, reason] of tell(setting)) {
      tellStock(setting, garment, actorOf(setting, who, garment), command, now, reason);
    }
  });
}

/** Plans an out-stock request for a garment that a member has. */
function planWish(setting: Setting, garments: readonly Garment[], at: string): void {
  const { chance, clockwork, world } = setting;
  clockwork.plan(at, (now) => {
    const isWithMember = ({ stockItemId }: Garment) => {
      const { status, outStockRequest } = world.state(stockItem, stockItemId);
      return status === 'in_use' && outStockRequest !== 'requested';
    };
    const garment = chance.shuffled(garments).find(isWithMember);
    if (garment === undefined) return;
    const brand = actorOf(setting, 'brand', garment);
    tellStock(setting, garment, brand, { action: 'request_out_stock' }, now, chance.pick(reasons.outStock));
  });
}

/** Plans a memo on any garment. */
function planNote(setting: Setting, garments: readonly Garment[], at: string): void {
  const { chance, clockwork, world } = setting;
  clockwork.plan(at, (now) => {
    const garment = chance.pick(garments);
    const { memos, issues } = remarksOn(garment);
    const memoId = world.commandId(`memo ${garment.stockItemId} ${now}`);
    const command = chance.pick<StockItemCommand>([
      { action: 'memo', memoId, comment: chance.pick(memos) },
      { action: 'memo', memoId, comment: chance.pick(memos) },
      { action: 'memo_in_use', memoInUse: chance.pick(memos) },
      { action: 'abnormal_issue', abnormalIssue: chance.pick(issues) },
      { action: 'condition_grade', grade: chance.pick(['S', 'A', 'B', 'C'] as const) },
    ]);
    tellStock(setting, garment, setting.staff, command, now);
  });
}

function actorOf({ staff, brandAdmins }: Setting, who: Told[0], { brand }: Garment): Actor {
  return who === 'staff' ? staff : (brandAdmins[brand] ?? system);
}

function tellStock(
  { world }: Setting,
  { stockItemId }: Garment,
  actor: Actor,
  command: StockItemCommand,
  at: string,
  reason?: string,
): void {
  world.act(
    { on: 'stock_item', id: stockItemId, command },
    { actor, at, ...(reason === undefined ? {} : { reason }) },
  );
}
