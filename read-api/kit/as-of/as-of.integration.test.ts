import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectiveTime } from '#domain/event.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Caller } from '#http/caller.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { rentals, stored, type Told } from '#projections/testing/histories.ts';
import { aSeed, type Random, seeded, upTo } from '#projections/testing/random.ts';
import { knownAreas } from '../../areas.ts';
import { randomLives } from '../../testing/random-lives.ts';
import { adminA, adminB, openTestModels, staff, type TestModels } from '../../testing/test-models.ts';

const paths: Record<string, string> = {
  tryset_item: '/v2/trysets/items/',
  stock_item: '/v1/stocks/',
  tryset: '/v2/trysets/',
};
const callers = { staff, 'brand A': adminA, 'brand B': adminB };
const seed = aSeed();

function pathOf(stream: string): string {
  const dash = stream.indexOf('-');
  return `${paths[stream.slice(0, dash)]}${stream.slice(dash + 1)}`;
}

/** Adds recipients, their corrections, other garments and removals, which the plain histories lack. */
function livened(told: readonly Told[], random: Random): Told[] {
  const recipient = (name: string) =>
    `sealed:${JSON.stringify({ name, phone: '1', email: 'a@b.c', destination: { name, phone: '2', address: 'Mapo 1', notes: null } })}`;
  return told.flatMap((each): Told[] => {
    const { stream, event } = each;
    const plain = { ...each, metadata: { occurredAt: undefined, brandIds: [1, 2, 3] } } as unknown as Told;
    if (event.type === 'TrysetRequested') {
      const data = { ...(event.data as object), recipient: recipient('Hana') };
      return [{ ...plain, event: { type: event.type, data } }];
    }
    const also = (type: string, data: object): Told => ({ ...plain, event: { type, data } });
    if (event.type === 'TrysetReturnRequested' && upTo(random, 2) === 0) {
      return [also('TrysetDestinationCorrected', { recipient: recipient('Jiro') }), plain];
    }
    if (event.type === 'TrysetItemMarkedExpress' && upTo(random, 2) === 0) {
      return [plain, also('TrysetItemStockReplaced', { from: 1, to: 2, stock: { to: 'in_stock' } })];
    }
    if (event.type === 'TrysetItemReturnCompleted' && upTo(random, 2) === 0) {
      return [plain, also('TrysetItemRemoved', {})];
    }
    if (event.type === 'StockItemCheckCompleted' && upTo(random, 4) === 0) {
      return [plain, also('OutStockRequested', {}), also('StockItemHeld', {})];
    }
    if (event.type === 'TrysetItemAccepted' && stream.endsWith('1'))
      return [plain, also('TrysetItemDreamtOf', {})];
    return [plain];
  });
}

/** Draws random histories until each brand admin sees an item of at least ten events up to its last. */
function lives(random: Random): Told[] {
  for (;;) {
    const told = livened(rentals(random, 5, 3), random);
    const items = Map.groupBy(
      told.filter(({ stream }) => stream.startsWith('tryset_item-')),
      ({ stream }) => stream,
    );
    const seenBy = ({ brandId }: { brandId: number }) =>
      [...items.values()].some(
        (life) =>
          life.some(({ event }) => (event.data as { brandId?: number }).brandId === brandId) &&
          !life.some(({ event }) => event.type === 'TrysetItemRemoved') &&
          life.length >= 10,
      );
    if (seenBy(adminA) && seenBy(adminB)) return told;
  }
}

/** The read models, the read API over them, and the API's clock. */
async function open() {
  const bench = await openBench();
  const clock = { now: '2026-03-15T00:00:00.000Z' };
  const models = await openTestModels({ database: bench, now: () => new Date(clock.now) });
  return { bench, models, clock };
}

interface Seen {
  path: string;
  caller: Caller;
  query: string[];
  status: number;
  body: Record<string, unknown>;
}

/** An answer as a caller sees it who may not know the recipient. */
function withoutRecipient(body: Record<string, unknown>): Record<string, unknown> {
  const unknown = { destination: null };
  if (!('recipient' in body)) return { ...body, ...unknown };
  const request = body.returnRequest as object | null;
  return {
    ...body,
    ...unknown,
    recipient: null,
    name: null,
    phone: null,
    email: null,
    returnRequest: request && { ...request, sourceAddress: null },
  };
}

/** The comparable part of both answers: without `asOf`, and without fields that only the current state has. */
const ofToday = knownAreas.pasts.flatMap((past) => past.ofToday ?? []);
const sameAs = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'asOf' && !ofToday.includes(name)));

describe(`what was, over random histories (seed ${seed})`, () => {
  let bench: Bench;
  let models: TestModels;
  const seen: Seen[] = [];
  let events: StoredEvent[];

  beforeAll(async () => {
    console.log(`seed ${seed}`);
    const random = seeded(seed);
    const opened = await open();
    ({ bench, models } = opened);
    events = stored(lives(random));
    const told = new Map<string, unknown>();
    const streams = [...new Set(events.map(({ stream }) => stream))].filter((stream) => pathOf(stream));
    for (const event of events) {
      await bench.take([event]);
      opened.clock.now = event.recordedAt;
      const other = streams[upTo(random, streams.length)] ?? '';
      const times = [`as_of=${event.recordedAt}`, `as_of_recorded=${event.recordedAt}`];
      for (const [name, caller] of Object.entries(callers)) {
        for (const stream of [event.stream, other]) {
          const path = pathOf(stream);
          const { status, body } = await models.get(caller, path);
          // A brand cannot ask for the revision of a tryset event that does not concern it.
          const isUntold =
            caller !== staff && status === 200 && told.get(`${name} ${path}`) === body.revision;
          if (stream === event.stream && isUntold) continue;
          told.set(`${name} ${path}`, body.revision);
          // For a brand admin, a tryset's revision counts only the events that concern its brand.
          const revision = caller === staff || status !== 200 ? event.revision : body.revision;
          const query = stream === event.stream ? [`revision=${revision}`, ...times] : times;
          seen.push({ path, caller, query: caller === staff ? query : query.slice(0, 1), status, body });
        }
      }
    }
    opened.clock.now = '2026-03-15T00:00:00.000Z';
  }, 240_000);
  afterAll(() => models.close());

  it('equals the answer given then, at every revision and for both times', async () => {
    let equal = 0;
    for (const { path, query, status, body } of seen.filter(({ caller }) => caller === staff)) {
      for (const each of query) {
        const then = await models.get(staff, `${path}?${each}`);
        expect(then.status, `${path}?${each} ${then.text}`).toBe(status);
        if (status !== 200) continue;
        expect(sameAs(then.body), `${path}?${each}`).toEqual(sameAs(body));
        equal += 1;
      }
    }
    expect(equal).toBeGreaterThan(100);
  }, 240_000);

  it('for a brand admin equals what it saw then, of the items it sees today', async () => {
    let equal = 0;
    for (const { path, caller, query, status, body } of seen.filter(({ caller }) => caller !== staff)) {
      const today = await models.get(caller, path);
      for (const each of query) {
        const then = await models.get(caller, `${path}?${each}`);
        if (today.status !== 200 || status !== 200) {
          expect(then.status, `${path}?${each} ${then.text}`).toBe(404);
          continue;
        }
        const hidden = today.body.destination === null ? withoutRecipient(body) : body;
        expect(sameAs(then.body), `${path}?${each}`).toEqual(sameAs(hidden));
        equal += 1;
      }
    }
    expect(equal).toBeGreaterThan(20);
  }, 240_000);

  it('at the current time equals the live answer', async () => {
    for (const stream of new Set(events.map(({ stream }) => stream))) {
      for (const caller of Object.values(callers)) {
        const path = pathOf(stream);
        const live = await models.get(caller, path);
        const then = await models.get(caller, `${path}?as_of=2026-03-15T09:00:00%2B09:00`);
        expect(then.status, path).toBe(live.status);
        if (live.status === 200) expect(sameAs(then.body), path).toEqual(sameAs(live.body));
      }
    }
  }, 240_000);
});

describe(`what was, where the past was brought in later (seed ${seed})`, () => {
  it('equals the answer as if only the events until then had happened', async () => {
    const random = seeded(seed);
    const products = [
      { id: 11, brandId: 1 },
      { id: 21, brandId: 2 },
    ];
    const house = { products, garments: 12, items: 30, until: '2026-03-15T00:00:00.000Z' };
    const events = stored(randomLives(random, house));
    const at = effectiveTimes(events);
    const whole = await open();
    await whole.bench.take(events);
    const moments = [...at.values()].sort();
    for (let tries = 0; tries < 3; tries++) {
      const moment = moments[upTo(random, moments.length)] ?? '';
      const part = await open();
      const happened = events.filter((event) => (at.get(event) ?? '') <= moment);
      if (happened.length > 0) await part.bench.take(happened);
      part.clock.now = moment;
      for (const stream of new Set(events.map(({ stream }) => stream))) {
        const path = pathOf(stream);
        const expected = await part.models.get(staff, path);
        const then = await whole.models.get(staff, `${path}?as_of=${moment}`);
        expect(then.status, `${path} at ${moment}: ${then.text}`).toBe(expected.status);
        if (then.status === 200)
          expect(sameAs(then.body), `${path} at ${moment}`).toEqual(sameAs(expected.body));
      }
      await part.models.close();
    }
    await whole.models.close();
  }, 240_000);
});

function effectiveTimes(events: readonly StoredEvent[]): Map<StoredEvent, string> {
  const last = new Map<string, string>();
  return new Map(
    events.map((event) => {
      const at = effectiveTime(event.metadata, event.recordedAt, last.get(event.stream) ?? null);
      last.set(event.stream, at);
      return [event, at];
    }),
  );
}
