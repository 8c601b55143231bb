import pg from 'pg';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { schemaVersion } from '#domain/upcasters.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { routes } from '#projections/kit/fold/touches.ts';
import { loadCheckpoint, loadParked } from '#projections/kit/runner/checkpoint.ts';
import { processBatch, type Standing } from '#projections/kit/runner/process-batch.ts';
import { runnerConnection } from '#projections/kit/tables/connect.ts';
import { metrics } from '#projections/metrics/area.ts';
import type { ReadModels } from '#projections/projection.ts';
import { readModels } from '#projections/read-models.ts';
import { type Spread, spreadOf } from '../spread.ts';

/** Events a second that the runner takes in, batch by batch. */
export interface RunnerFigures {
  withMetrics: Spread;
  without: Spread;
}

const batchSize = 2_000;
const [rounds, warmUp] = [30, 5];

/** The events of an item's life. Each comes a batch after the one before. */
const steps: readonly TrysetItemEvent[] = [
  { type: 'TrysetItemAccepted', data: {} },
  { type: 'TrysetItemShipped', data: { courier: 'CJ_LOGISTICS', trackingNumber: '1' } },
  { type: 'TrysetItemTracked', data: { courierStatus: 'in_transit' } },
  { type: 'TrysetItemDelivered', data: { forced: false } },
  { type: 'TrysetItemLookPosted', data: { lookId: 1, snsType: 'Instagram' } },
  { type: 'TrysetItemReturnRequested', data: { pickupReason: null, requestedPickupDate: null } },
  { type: 'TrysetItemReturnShipped', data: { courier: 'CJ_LOGISTICS', trackingNumber: '2' } },
  { type: 'TrysetItemReturnArrived', data: {} },
  { type: 'TrysetItemReturnCompleted', data: {} },
];
const itemsOfBatch = batchSize / (steps.length + 1);

/**
 * Lets the runner take in batches of events of new items, with the sums of metrics and without them in turns. No server may
 * run. The sums are incomplete afterwards.
 */
export async function measureRunner(databaseUrl: string): Promise<RunnerFigures> {
  const client = new pg.Client(runnerConnection(databaseUrl));
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const sums: readonly string[] = metrics.stats.map(({ name }) => name);
    const bare = { ...readModels, stats: readModels.stats.filter(({ name }) => !sums.includes(name)) };
    const unsealer = { unseal: async () => null, prefetch: async () => undefined };
    const setting = (models: ReadModels) => ({ client, models, routes: routes(models), unsealer });
    let standing: Standing = { checkpoint: await loadCheckpoint(client), parked: await loadParked(client) };
    const { rows } = await client.query<{ garments: Garment[]; lastId: number }>(
      `select (select json_agg(json_build_object('id', id, 'brandId', brand_id, 'productId', product_id)) from read.stock_items)
         as garments, (select max(id) from read.tryset_items) as "lastId"`,
    );
    const { garments = [], lastId = 0 } = rows[0] ?? {};
    const batches = batchesOf(garments, lastId, standing.checkpoint.position);
    const taken = { withMetrics: [] as number[], without: [] as number[] };
    for (let turn = 0; turn < 2 * (rounds + warmUp); turn++) {
      const name = turn % 2 === 0 ? 'withMetrics' : 'without';
      const events = batches(turn);
      const began = performance.now();
      standing = await processBatch(setting(name === 'without' ? bare : readModels), standing, events);
      if (turn >= 2 * warmUp) taken[name].push((events.length * 1_000) / (performance.now() - began));
    }
    return { withMetrics: spreadOf(taken.withMetrics), without: spreadOf(taken.without) };
  } finally {
    await client.end();
  }
}

interface Garment {
  id: number;
  brandId: number;
  productId: number;
}

/** Returns a function that describes the events of a batch. */
function batchesOf(garments: readonly Garment[], lastId: number, head: bigint) {
  const beganAt = Date.now() - 40 * 86_400_000;
  let position = head;
  return (turn: number): StoredEvent[] => {
    const events: StoredEvent[] = [];
    for (let step = 0; step <= steps.length; step++) {
      for (let nth = 0; nth < itemsOfBatch; nth++) {
        const place = (turn - step + steps.length) * itemsOfBatch + nth;
        const {
          id: stockItemId,
          brandId,
          productId,
        } = garments[(place * 7_919) % garments.length] as Garment;
        const trysetItemId = lastId + 1 + place;
        // In the first batch all items are new, at each of their steps.
        const event: TrysetItemEvent | undefined =
          step === 0 || turn === 0
            ? {
                type: 'TrysetItemRequested',
                data: {
                  ...described,
                  trysetItemId,
                  trysetId: lastId + Math.floor(place / 2),
                  userId: 1 + ((place * 104_729) % 100_000),
                  stockItemId,
                  brandId,
                  productId,
                  productSizeId: productId,
                },
              }
            : steps[step - 1];
        if (event === undefined) continue;
        position += 700n;
        // Items of a batch were requested on the days of the last forty, as those that are under way.
        const at = new Date(
          beganAt + ((place * 613) % (30 * 1_440)) * 60_000 + step * 3_600_000,
        ).toISOString();
        events.push(storedEvent(event, { id: trysetItemId, step, position, brandId, at }));
      }
    }
    return events;
  };
}

const described = {
  userGender: 'female',
  userRegion: 'KOREA',
  useMode: 'rent',
  trialDays: 5,
  postDays: 14,
  lookUploadPoint: 4_950,
  instagramUploadPoint: 3_000,
  youtubeUploadPoint: 9_900,
  isExpress: false,
} as const;

function storedEvent(
  { type, data }: TrysetItemEvent,
  {
    id,
    step,
    position,
    brandId,
    at,
  }: { id: number; step: number; position: bigint; brandId: number; at: string },
): StoredEvent {
  return {
    id: `runner ${position}`,
    stream: `tryset_item-${id}`,
    revision: BigInt(step),
    position,
    type,
    data,
    storedData: data,
    metadata: {
      schemaVersion: schemaVersion(type),
      $correlationId: `runner ${position}`,
      $causationId: `runner ${position}`,
      command: 'step',
      commandId: `runner ${position}`,
      actor: { label: 'staff', id: 1 },
      brandIds: [brandId],
      receivedAt: at,
      occurredAt: at,
    },
    recordedAt: at,
  };
}
