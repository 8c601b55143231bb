import type { ItemResult } from '#http/contract.ts';
import type { HttpClient } from '../../kit/client/http-client.ts';
import type { CheckedLine } from './check-lines.ts';
import type { ParcelKind } from './parcel-kind.ts';

const atOnce = 500;

/** Returns one idempotency key per body, so that a retry after a lost answer or a double click counts once. */
export function keysByBody(newKey: () => string): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    return key;
  };
}

interface SendParts {
  api: Pick<HttpClient, 'call'>;
  kind: ParcelKind;
  keyFor: (body: unknown) => string;
  /** Called after each call, so that its results count even if a later call fails. */
  onAnswer: (results: readonly ItemResult[]) => void;
}

/** Sends the ready lines, at most 500 per call. */
export async function sendParcels(lines: readonly CheckedLine[], parts: SendParts): Promise<void> {
  const { api, kind, keyFor, onAnswer } = parts;
  const items = lines.flatMap(({ state, item, courier, number }) =>
    state === 'ready' && item !== null ? [{ id: item.id, courier, tracking_number: number }] : [],
  );
  for (let from = 0; from < items.length; from += atOnce) {
    const body = { items: items.slice(from, from + atOnce) };
    const path = `${kind.path}/actions/${kind.name}`;
    const { data } = await api.call<ItemResult[]>('POST', path, { body, intent: keyFor(body) });
    onAnswer(data);
  }
}
