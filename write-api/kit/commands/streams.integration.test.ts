import { expect, test } from 'vitest';
import { stockItem } from '#domain/stock/stock-item.ts';
import { upcasters } from '#domain/upcasters.ts';
import { completions } from '../../completions.ts';
import { givenStock, testWriteSide } from '../../testing/write-side.ts';
import { systemContext } from '../changes/context.ts';
import { nobody } from '../observer.ts';
import { runCommand } from './run-command.ts';
import { createStreams } from './streams.ts';

test('an observer learns of all reads for a command, including the check whether its sender may see the entity', async () => {
  const side = await testWriteSide();
  try {
    const { clock, streams } = side.deps;
    const [id = 0] = (await givenStock(side, 1)).stockItemIds;
    const told: number[] = [];
    const observer = { ...nobody, command: ({ replayed }: { replayed: number }) => void told.push(replayed) };
    const unread = createStreams(streams.client, clock, { completions, upcasters, observer });
    expect((await unread.load(stockItem, id)).revision).toBe(1n);
    for (const memoInUse of ['fair', 'worn']) {
      const command = { action: 'memo_in_use', memoInUse } as const;
      const context = { ...systemContext(clock), actor: { label: 'staff', id: 1 } as const };
      const outcome = await runCommand(unread, { decider: stockItem, id, command, name: 'memo' }, context);
      expect(outcome).toMatchObject({ ok: true });
    }
    expect(told).toEqual([2, 0]);
  } finally {
    await side.close();
  }
});
