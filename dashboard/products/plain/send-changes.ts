import type { HttpClient } from '../../kit/client/http-client.ts';
import { bodyOfChange, type PriceChange } from './price-changes.ts';

/** A change with its refusal; null if the product was changed. */
export interface SentChange {
  change: PriceChange;
  error: unknown;
}

/**
 * Sends the changes one by one, each for the revision that the preview showed. `key` is the base of the idempotency keys, so
 * a repeated call does nothing twice.
 */
export async function sendChanges(
  api: Pick<HttpClient, 'call'>,
  changes: readonly PriceChange[],
  key: string,
  onProgress: (sent: number) => void,
): Promise<SentChange[]> {
  const sent: SentChange[] = [];
  for (const change of changes) {
    const { id, revision } = change.product;
    const options = { params: { id }, ifMatch: revision, body: bodyOfChange(change), intent: `${key}.${id}` };
    try {
      await api.call('PATCH', '/v2/products/{id}', options);
      sent.push({ change, error: null });
    } catch (error) {
      sent.push({ change, error });
    }
    onProgress(sent.length);
  }
  return sent;
}
