import { expect, test } from 'vitest';
import { follow } from './follow.ts';

const event = (position: string) =>
  `id: ${position}\ndata: ${JSON.stringify({ position, all: false, entities: {} })}\n\n`;

/** Follows these connections in turn. Returns the requested and received positions and the pauses, once all are used. */
async function followed(connections: (string[] | Error)[]) {
  const asked: (string | null)[] = [];
  const heard: string[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  await follow(
    {
      async open(after) {
        asked.push(after);
        const parts = connections.shift();
        if (connections.length === 0) stop.abort();
        if (parts === undefined || parts instanceof Error) throw parts;
        return new Response(new Blob(parts).stream());
      },
      onAdvance: ({ position }) => heard.push(position),
      pause: async (ms) => void pauses.push(ms),
    },
    stop.signal,
  );
  return { asked, heard, pauses };
}

test('resumes after the last received position', async () => {
  const { asked, heard } = await followed([[event('5'), ': quiet\n\n', event('9')], [event('12')]]);
  expect(asked).toEqual([null, '9']);
  expect(heard).toEqual(['5', '9', '12']);
});

test('receives an event that a lost connection cut off exactly once, from the next connection', async () => {
  const { asked, heard } = await followed([[event('5'), event('9').slice(0, 20)], [event('9')]]);
  expect(asked).toEqual([null, '5']);
  expect(heard).toEqual(['5', '9']);
});

test('waits longer after each failure, and starts over after a success', async () => {
  const away = () => new Error('away');
  const { pauses } = await followed([away(), away(), away(), [event('5')], away(), away(), []]);
  expect(pauses).toEqual([500, 1_000, 2_000, 500, 1_000, 2_000]);
});
