import { hasHangul, latinKeys } from '#domain/text/hangul-keys.ts';
import type { ScanAnswer, Scanned } from '#read-api/stock/contract.ts';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { HttpClient } from '../kit/client/http-client.ts';

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

const path = '/v1/stocks/scan/{code}';
/** Each waits for two seconds by itself. */
const triesAtMost = 5;

/** What is known of before the desk's own last step would be acted upon: it is asked again, and else as if nobody answered. */
async function ask(api: Pick<HttpClient, 'call'>, code: string): Promise<readonly Scanned[]> {
  const params = { code: code.slice(0, 200) };
  for (let tries = 0; tries < triesAtMost; tries++) {
    const { data, stale } = await api.call<ScanAnswer>('GET', path, { params });
    if (stale !== 'behind') return data.data;
  }
  throw new UnreachableError('GET', path, 'the answer is of before');
}
