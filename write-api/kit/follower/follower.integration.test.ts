import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#domain/actor.ts';
import { businessDay } from '#domain/business-day.ts';
import { memorySpan } from '#domain/remembered.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { dayMs } from '#domain/tryset-items/trial.ts';
import { noUploadPoints } from '#domain/tryset-items/upload-points.ts';
import { reservationPatienceMs } from '#domain/trysets/reservation.ts';
import { defaultPostDays, trialDays } from '#domain/trysets/terms.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import { reactorCheckpoint } from '#event-store/bookkeeping.ts';
import { lastEvent, readStream } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';
import { givenStock, type TestWriteSide, testWriteSide } from '../../testing/write-side.ts';
import type { CommandContext } from '../commands/context.ts';
import { runCommand } from '../commands/run-command.ts';
import { runTarget } from '../commands/run-target.ts';
import { react } from './reactor.ts';
import { startFollower } from './start.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

const context = (): CommandContext => {
  const commandId = randomUUID();
  const actor = { label: 'staff', id: 1 } as const;
  return {
    commandId,
    actor,
    receivedAt: side.deps.clock(),
    correlationId: commandId,
    causationId: commandId,
  };
};
const garment = async (id: number) => (await side.deps.streams.refresh(stockItem, id)).state;

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await delay(50);
}

/** Reserves a garment for an item, like a request that is not decided yet. */
async function reserved() {
  const given = await givenStock(side, 1);
  const { ids, streams } = side.deps;
  const [stockItemId = 0] = given.stockItemIds;
  const trysetId = await ids.next('tryset');
  const trysetItemId = await ids.next('tryset_item');
  const holder = { kind: 'tryset_item', id: trysetItemId } as const;
  await runTarget(
    streams,
    {
      on: 'stock_item',
      id: stockItemId,
      command: { action: 'reserve', holder, waitsFor: { kind: 'tryset', id: trysetId } },
    },
    { ...context(), actor: system },
  );
  const request = {
    action: 'request',
    trysetId,
    userId: given.userId,
    userGender: null,
    userRegion: 'KOREA',
    items: [
      {
        trysetItemId,
        stockItemId,
        brandId: given.brandId,
        productId: given.productId,
        productSizeId: given.productSizeId,
        useMode: 'rent',
        trialDays,
        postDays: defaultPostDays,
        ...noUploadPoints,
      },
    ],
    recipient: null,
    isPreferExpress: false,
    requestedPoints: 0,
    expectedDeliveryOn: null,
    prepareOn: null,
    proposalId: null,
  } as const;
  return { stockItemId, trysetId, trysetItemId, request };
}

describe('the follower', () => {
  it('completes what a crash after the tryset’s event interrupted', async () => {
    const { trysetId, trysetItemId, request } = await reserved();
    const asked = { decider: tryset, id: trysetId, command: request, name: 'request' };
    const outcome = await runCommand(side.deps.streams, asked, context());
    expect(outcome.ok).toBe(true);
    await until(
      async () =>
        (await side.deps.streams.refresh(trysetItem, trysetItemId)).state.status === 'tryset_requested',
    );
  });

  it('has a checkpoint before it leads, so that later commands are not taken for past ones', async () => {
    // At this address is no database, so the follower cannot lead.
    const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const name = randomUUID();
    const other = await startFollower(side.deps, nowhere, () => undefined, { checkpoint: name });
    expect(other.state().leads).toBe(false);
    const begun = await lastEvent(side.deps.streams.client, streamName(reactorCheckpoint, name));
    expect(begun).toMatchObject({ type: 'ReactorCheckpointed', revision: 0n });
    await other.stop();
    await nowhere.end();
  });

  it('does not repeat a command that the garment’s state no longer remembers', async () => {
    const { stockItemId, trysetId, trysetItemId, request } = await reserved();
    const { streams } = side.deps;
    await runTarget(streams, { on: 'tryset', id: trysetId, command: request }, context());
    const cancel = { on: 'tryset_item', id: trysetItemId, command: { action: 'cancel' } } as const;
    expect(await runTarget(streams, cancel, context())).toMatchObject({ ok: true });
    for (let turn = 0; turn <= memorySpan; turn++) {
      const command = { action: 'memo_in_use', memoInUse: `${turn}` } as const;
      await runTarget(streams, { on: 'stock_item', id: stockItemId, command }, context());
    }
    const before = await streams.refresh(stockItem, stockItemId);
    for await (const event of readStream(streams.client, `tryset_item-${trysetItemId}`, 0n)) {
      await react(side.deps, event);
    }
    expect((await streams.refresh(stockItem, stockItemId)).revision).toBe(before.revision);
  });

  it('releases a garment whose tryset never came, and closes that tryset', async () => {
    const { stockItemId, trysetId, request } = await reserved();
    await until(async () => (await deadlines('settle_reservation')) > 0);
    side.advanceClock(reservationPatienceMs + 1_000);
    await until(async () => (await garment(stockItemId)).status === 'in_stock');
    const late = await runTarget(
      side.deps.streams,
      { on: 'tryset', id: trysetId, command: request },
      context(),
    );
    expect(late).toMatchObject({ ok: false, refusal: { errorCode: 'tryset.transition_not_allowed' } });
  });

  it('ends a trial and marks a missing look, each once and on time', async () => {
    const { trysetId, trysetItemId, request } = await reserved();
    await runTarget(side.deps.streams, { on: 'tryset', id: trysetId, command: request }, context());
    await deliver(trysetItemId);
    const item = async () => (await side.deps.streams.refresh(trysetItem, trysetItemId)).state;
    await until(async () => (await deadlines('end_trial')) > 0);
    side.advanceClock(trialDays * dayMs + 1_000);
    await until(async () => (await item()).isTrialEnded);
    expect((await item()).isPostOverdue).toBe(false);
    side.advanceClock(defaultPostDays * dayMs);
    await until(async () => (await item()).isPostOverdue);
    expect(await deadlines('end_trial')).toBe(0);
    expect(side.failures).toEqual([]);
  });

  it('waits for a look again after staff extend its deadline, and marks it after that', async () => {
    const { trysetId, trysetItemId, request } = await reserved();
    await runTarget(side.deps.streams, { on: 'tryset', id: trysetId, command: request }, context());
    await deliver(trysetItemId);
    const item = async () => (await side.deps.streams.refresh(trysetItem, trysetItemId)).state;
    side.advanceClock((trialDays + defaultPostDays) * dayMs + 1_000);
    await until(async () => (await item()).isPostOverdue);
    const lastDay = businessDay(new Date(Date.parse(side.deps.clock()) + 3 * dayMs));
    const command = { action: 'extend_post', lastDay } as const;
    await runTarget(side.deps.streams, { on: 'tryset_item', id: trysetItemId, command }, context());
    expect((await item()).isPostOverdue).toBe(false);
    await until(async () => (await deadlines('mark_post_overdue')) === 1);
    side.advanceClock(4 * dayMs);
    await until(async () => (await item()).isPostOverdue);
    expect(side.failures).toEqual([]);
  });
});

async function deliver(trysetItemId: number): Promise<void> {
  for (const command of [
    { action: 'accept' },
    { action: 'outbound', courier: 'HANJIN', trackingNumber: '1' },
    { action: 'force_delivered' },
  ] as const) {
    await runTarget(side.deps.streams, { on: 'tryset_item', id: trysetItemId, command }, context());
  }
}

async function deadlines(name: string): Promise<number> {
  const rows = await side.deps.db
    .selectFrom('write.deadlines')
    .select('key')
    .where('key', 'like', `${name}:%`)
    .execute();
  return rows.length;
}
