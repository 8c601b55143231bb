import { expect, test } from 'vitest';
import { system } from './actor.ts';
import { fold } from './decider.ts';
import { idBlock } from './id-block.ts';

const asked = { actor: system, at: '2024-01-01T00:00:00.000Z' };
const at = asked.at;

test('blocks start at 1 and follow each other without a gap', () => {
  const history: { event: Parameters<typeof idBlock.evolve>[1]; at: string }[] = [];
  for (const size of [1, 100, 7]) {
    const decision = idBlock.decide(fold(idBlock, history), { action: 'take', size }, asked);
    if (!decision.ok) throw new Error(decision.refusal.message);
    history.push(...decision.events.map((event) => ({ event, at })));
  }
  expect(history.map(({ event }) => event.data)).toEqual([
    { first: 1, size: 1 },
    { first: 2, size: 100 },
    { first: 102, size: 7 },
  ]);
});

test.each([0, -1, 1.5, Number.NaN])('refuses a block of %d ids', (size) => {
  const decision = idBlock.decide(idBlock.initial, { action: 'take', size }, asked);
  expect(decision).toMatchObject({ ok: false, refusal: { errorCode: 'id_block.bad_size' } });
});

test('refuses ids beyond the exact integers', () => {
  const last = { nextFree: Number.MAX_SAFE_INTEGER - 1 };
  const decision = idBlock.decide(last, { action: 'take', size: 2 }, asked);
  expect(decision).toMatchObject({ ok: false, refusal: { errorCode: 'id_block.exhausted' } });
});
