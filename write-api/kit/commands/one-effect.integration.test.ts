import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { idBlock } from '#domain/id-block.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { readStream } from '#event-store/load.ts';
import { twoRoles } from '../../testing/two-roles.ts';
import { givenStock } from '../../testing/write-side.ts';
import { systemContext } from '../changes/context.ts';
import { createIds } from './ids.ts';
import { runCommand } from './run-command.ts';

vi.setConfig({ testTimeout: 60_000 });

const roles = twoRoles(6);
const { seed, atOnce } = roles;

const context = () => ({
  ...systemContext(roles.side.deps.clock),
  actor: { label: 'staff', id: 1 } as const,
});
const underKey = () => ({ ...context(), bodyHash: randomUUID() });

test(`a command gets the same ids in every process (TEST_SEED=${seed})`, async () => {
  for (let round = 0; round < 30; round++) {
    const asked = underKey();
    const given = await atOnce(6, ({ deps }) => deps.ids.forCommand({ drawer: 2 }, asked));
    expect(new Set(given.map((ids) => JSON.stringify(ids))).size, JSON.stringify(given)).toBe(1);
  }
});

test(`an id is given once (TEST_SEED=${seed})`, async () => {
  const clerks = await atOnce(6, async ({ deps }) => createIds(deps.streams, deps.clock));
  const given = await Promise.all(
    clerks.flatMap((ids) => Array.from({ length: 50 }, () => ids.next('counted'))),
  );
  expect(new Set(given).size).toBe(given.length);
  expect((await roles.side.deps.streams.refresh(idBlock, 'counted')).state.nextFree).toBeGreaterThan(
    Math.max(...given),
  );
});

test(`an acknowledged command is stored once (TEST_SEED=${seed})`, async () => {
  const [id = 0] = (await givenStock(roles.side, 1)).stockItemIds;
  const garment = { decider: stockItem, id, name: 'memo' };
  for (let round = 0; round < 12; round++) {
    const same = underKey();
    const answers = await atOnce(8, async ({ deps }, index) => {
      // Half of the calls repeat one command; the others are commands of their own.
      const asked = index < 4 ? same : context();
      const command = { action: 'memo', memoId: randomUUID(), comment: asked.commandId } as const;
      return {
        commandId: asked.commandId,
        outcome: await runCommand(deps.streams, { ...garment, command }, asked),
      };
    });
    const standing = new Map<string, unknown>();
    for await (const stored of readStream(roles.side.deps.streams.client, `stock_item-${id}`)) {
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
