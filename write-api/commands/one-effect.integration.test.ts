import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idBlock } from '#domain/id-block.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { readStream } from '#event-store/load.ts';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { systemContext } from '../masters/context.ts';
import { givenStock, type TestWriteSide, testWriteSide, type WriteRole } from '../testing/write-side.ts';
import { createIds } from './ids.ts';
import { runCommand } from './run-command.ts';

vi.setConfig({ testTimeout: 60_000 });

const seed = aSeed();
const random = seeded(seed);
const late = () => upTo(random, 6);

let side: TestWriteSide;
let other: WriteRole;
beforeAll(async () => {
  side = await testWriteSide({ late: { read: late, append: late } });
  other = await side.openBeside();
});
afterAll(() => side.close());

const roles = () => [side, other];
const context = () => ({ ...systemContext(side.deps.clock), actor: { label: 'staff', id: 1 } as const });
const underKey = () => ({ ...context(), bodyHash: randomUUID() });

/** Each of many at once, in turn through the one and the other role. */
const atOnce = <Result>(count: number, ask: (role: WriteRole, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(roles()[index % 2] ?? side, index)));

test(`a command is given the same ids wherever it comes (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < 30; round++) {
    const asked = underKey();
    const given = await atOnce(6, ({ deps }) => deps.ids.forCommand({ drawer: 2 }, asked));
    expect(new Set(given.map((ids) => JSON.stringify(ids))).size, JSON.stringify(given)).toBe(1);
  }
});

test(`an id is given once (TEST_SEED=${seed})`, async () => {
  const clerks = Array.from({ length: 6 }, (_, index) => {
    const { streams, clock } = (roles()[index % 2] ?? side).deps;
    return createIds(streams, clock);
  });
  const given = await Promise.all(
    clerks.flatMap((ids) => Array.from({ length: 50 }, () => ids.next('counted'))),
  );
  expect(new Set(given).size).toBe(given.length);
  expect((await side.deps.streams.refresh(idBlock, 'counted')).state.nextFree).toBeGreaterThan(
    Math.max(...given),
  );
});

test(`what is answered as done stands there, and once (TEST_SEED=${seed})`, async () => {
  const [id = 0] = (await givenStock(side, 1)).stockItemIds;
  const garment = { decider: stockItem, id, name: 'memo' };
  for (let round = 0; round < 12; round++) {
    const same = underKey();
    const answers = await atOnce(8, async ({ deps }, index) => {
      // Half of them are one command that came several times, the others each their own.
      const asked = index < 4 ? same : context();
      const command = { action: 'memo', memoId: randomUUID(), comment: asked.commandId } as const;
      return {
        commandId: asked.commandId,
        outcome: await runCommand(deps.streams, { ...garment, command }, asked),
      };
    });
    const standing = new Map<string, unknown>();
    for await (const stored of readStream(side.deps.streams.client, `stock_item-${id}`)) {
      const { commandId } = stored.metadata;
      expect(standing.get(commandId), 'a command that was done twice').toBeUndefined();
      standing.set(commandId, { id: stored.id, data: stored.data, revision: stored.revision });
    }
    for (const { commandId, outcome } of answers) {
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
      const [{ id: eventId, event: { data } = { data: null } } = { id: '' }] = outcome.events;
      expect(standing.get(commandId)).toEqual({ id: eventId, data, revision: outcome.revision });
    }
  }
});
