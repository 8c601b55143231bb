import type { SlotLabel } from '#read-api/slots/contract.ts';
import type { ScanAnswer, Scanned } from '#read-api/stock/contract.ts';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { HttpClient } from '../kit/client/http-client.ts';

type Api = Pick<HttpClient, 'call'>;

/** The garments of a label; empty if there are none. The server reads Hangul input as the Latin keys that were pressed. */
export async function look(api: Api, code: string): Promise<readonly Scanned[]> {
  const params = { code: code.trim().slice(0, longest) };
  return (await ask<ScanAnswer>(api, '/v1/stocks/scan/{code}', { params })).data;
}

/** Reads the current garment again; null if no garment has its code any more. */
export async function lookAgain(api: Api, up: Scanned): Promise<Scanned | null> {
  const found = await look(api, up.stock.code);
  const now = found.find(({ stock }) => stock.id === up.stock.id);
  return now === undefined ? null : { ...now, foundBy: up.foundBy, pieceId: up.pieceId };
}

/** The slot of a label, or other possible meanings of a label that no garment has. */
export function readLabel(api: Api, code: string): Promise<SlotLabel> {
  return ask<SlotLabel>(api, '/v1/slots/label', { query: { text: code.trim().slice(0, longest) } });
}

const longest = 200;
/** The server waits up to two seconds in each attempt. */
const triesAtMost = 5;

/**
 * Reads until the answer includes the desk's own last command, so that no task is based on an older state.
 * @throws {UnreachableError} when all attempts return an older state
 */
async function ask<Told>(
  api: Api,
  path: string,
  how: { params?: Record<string, string>; query?: Record<string, string> },
): Promise<Told> {
  for (let tries = 0; tries < triesAtMost; tries++) {
    const { data, stale } = await api.call<Told>('GET', path, how);
    if (stale !== 'behind') return data;
  }
  throw new UnreachableError('GET', path, 'the answer does not include the last command yet');
}
