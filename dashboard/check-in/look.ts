import type { SlotLabel } from '#read-api/slots/contract.ts';
import type { ScanAnswer, Scanned } from '#read-api/stock/contract.ts';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { HttpClient } from '../kit/client/http-client.ts';

type Api = Pick<HttpClient, 'call'>;

/**
 * The garments that a label matches; empty if none does. The server also understands a label typed on a keyboard set
 * to Hangul.
 */
export async function look(api: Api, code: string): Promise<readonly Scanned[]> {
  const params = { code: code.trim().slice(0, longest) };
  return (await ask<ScanAnswer>(api, '/v1/stocks/scan/{code}', { params })).data;
}

/** The latest state of the current garment; null if the server finds no garment by its code any longer. */
export async function lookAgain(api: Api, up: Scanned): Promise<Scanned | null> {
  const found = await look(api, up.stock.code);
  const now = found.find(({ stock }) => stock.id === up.stock.id);
  return now === undefined ? null : { ...now, foundBy: up.foundBy, pieceId: up.pieceId };
}

/** Asks the server which slot a label names, and which other entities it may name. */
export function readLabel(api: Api, code: string): Promise<SlotLabel> {
  return ask<SlotLabel>(api, '/v1/slots/label', { query: { text: code.trim().slice(0, longest) } });
}

const longest = 200;
/** Maximum tries. Few are enough, as the server already waits up to two seconds in each. */
const triesAtMost = 5;

/**
 * Reads until the response includes the desk's last command, because the next key would act on stale data.
 * @throws {UnreachableError} if the response is still stale after `triesAtMost` tries
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
  throw new UnreachableError('GET', path, 'the response is older than the last command');
}
