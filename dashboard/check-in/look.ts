import type { ScanAnswer, Scanned } from '#read-api/stock/contract.ts';
import type { HttpClient } from '../kit/client/http-client.ts';
import { hasHangul, latinKeys } from './hangul.ts';

/** What a label names; none where nothing has it. A keyboard set to Hangul is understood as it was struck. */
export async function look(api: Pick<HttpClient, 'call'>, code: string): Promise<readonly Scanned[]> {
  const found = await ask(api, code);
  return found.length === 0 && hasHangul(code) ? ask(api, latinKeys(code)) : found;
}

/** The garment that is up, as it is now; null where nothing has its code any more. */
export async function lookAgain(api: Pick<HttpClient, 'call'>, up: Scanned): Promise<Scanned | null> {
  const found = await look(api, up.stock.code);
  const now = found.find(({ stock }) => stock.id === up.stock.id);
  return now === undefined ? null : { ...now, foundBy: up.foundBy, pieceId: up.pieceId };
}

async function ask(api: Pick<HttpClient, 'call'>, code: string): Promise<readonly Scanned[]> {
  const params = { code: code.slice(0, 200) };
  return (await api.call<ScanAnswer>('GET', '/v1/stocks/scan/{code}', { params })).data.data;
}
