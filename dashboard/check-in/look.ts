import type { SlotLabel } from '#read-api/slots/contract.ts';
import type { ScanAnswer, Scanned } from '#read-api/stock/contract.ts';
import { UnreachableError } from '../kit/client/api-error.ts';
import type { HttpClient } from '../kit/client/http-client.ts';

type Api = Pick<HttpClient, 'call'>;

/** What a label names; none where nothing has it. The server reads it as it was struck, whatever the keyboard is set to. */
export async function look(api: Api, code: string): Promise<readonly Scanned[]> {
  const params = { code: code.trim().slice(0, longest) };
  return (await ask<ScanAnswer>(api, '/v1/stocks/scan/{code}', { params })).data;
}

/** The garment that is up, as it is now; null where nothing has its code any more. */
export async function lookAgain(api: Api, up: Scanned): Promise<Scanned | null> {
  const found = await look(api, up.stock.code);
  const now = found.find(({ stock }) => stock.id === up.stock.id);
  return now === undefined ? null : { ...now, foundBy: up.foundBy, pieceId: up.pieceId };
}

/** The slot that a label names, or what it may be where no garment has it. */
export function readLabel(api: Api, code: string): Promise<SlotLabel> {
  return ask<SlotLabel>(api, '/v1/slots/label', { query: { text: code.trim().slice(0, longest) } });
}

const longest = 200;
/** Each waits for two seconds by itself. */
const triesAtMost = 5;

/** What is known of before the desk's own last step would be acted upon: it is asked again, and else as if nobody answered. */
async function ask<Told>(
  api: Api,
  path: string,
  how: { params?: Record<string, string>; query?: Record<string, string> },
): Promise<Told> {
  for (let tries = 0; tries < triesAtMost; tries++) {
    const { data, stale } = await api.call<Told>('GET', path, how);
    if (stale !== 'behind') return data;
  }
  throw new UnreachableError('GET', path, 'the answer is of before');
}
