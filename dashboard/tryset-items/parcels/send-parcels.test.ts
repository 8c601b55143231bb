import { expect, test } from 'vitest';
import type { CheckedLine } from './check-lines.ts';
import { parcelKinds } from './parcel-kind.ts';
import { keysByBody, sendParcels } from './send-parcels.ts';

type Sent = { path: string; key: string | undefined; ids: number[] };

const line = (id: number, state: CheckedLine['state'] = 'ready'): CheckedLine => ({
  line: { at: id, text: String(id), item: String(id), courier: 'HANJIN', number: `4012-${id}` },
  item: {
    id,
    together: id,
    status: 'tryset_preparing',
    courier: null,
    trackingNumber: null,
    returnItem: null,
  },
  courier: 'HANJIN',
  number: `4012-${id}`,
  state,
  level: 'none',
  problems: [],
});

function server(failAt: number) {
  const sent: Sent[] = [];
  const call = async (_method: string, path: string, options?: { body?: unknown; intent?: string }) => {
    const { items } = (options?.body ?? { items: [] }) as { items: { id: number }[] };
    sent.push({ path, key: options?.intent, ids: items.map(({ id }) => id) });
    if (sent.length === failAt) throw new Error('no answer');
    return { data: items.map(({ id }) => ({ id, ok: true })), stale: null };
  };
  return { sent, api: { call: call as never } };
}

test('sends the ready lines in parts, and reuses the key of a part whose answer was lost', async () => {
  const { sent, api } = server(2);
  let keys = 0;
  const keyFor = keysByBody(() => `key ${++keys}`);
  const answered: number[] = [];
  const parts = {
    api,
    kind: parcelKinds.outbound,
    keyFor,
    onAnswer: (results: readonly { id: number }[]) => answered.push(...results.map(({ id }) => id)),
  };
  const lines = [line(9999, 'problem'), ...Array.from({ length: 501 }, (_, at) => line(at + 1))];
  await expect(sendParcels(lines, parts)).rejects.toThrow('no answer');
  expect(answered).toHaveLength(500);
  await sendParcels(lines.slice(501), parts);
  expect(answered).toHaveLength(501);
  expect(sent.map(({ ids }) => ids.length)).toEqual([500, 1, 1]);
  expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 2']);
  expect(sent[0]?.path).toBe('/v2/trysets/items/actions/outbound');
});
