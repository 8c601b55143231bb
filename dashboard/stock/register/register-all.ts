import type { CommandAnswer } from '#http/contract.ts';
import type { HttpClient } from '../../kit/client/http-client.ts';

/** What the garments have in common that are registered together. */
export interface Registration {
  productSizeId: number;
  quality: string;
  discountRate: number;
  reimbursementRate: number;
  /** Entered into stock as soon as it is registered. */
  isEntered: boolean;
}

/** One garment of them; `code` is null where the platform gives one. */
export interface NewGarment {
  code: string | null;
  /** The registration's id once it is there; a code that is taken and the like in `error`. */
  id: number | null;
  isEntered: boolean;
  error: unknown;
}

/**
 * Registers each garment, one after the other, and enters it where that is wished for. Those that are there already
 * are passed over, so that a second try does only what is left; under the same key nothing is done twice.
 */
export async function registerAll(
  api: Pick<HttpClient, 'call'>,
  registration: Registration,
  garments: readonly NewGarment[],
  key: string,
  onProgress: (garments: readonly NewGarment[]) => void,
): Promise<readonly NewGarment[]> {
  const all = [...garments];
  for (const [at, garment] of garments.entries()) {
    let next: NewGarment = { ...garment, error: null };
    try {
      const intent = `${key}.${at}.${garment.code ?? ''}`;
      if (next.id === null) next = { ...next, id: await register(api, registration, garment.code, intent) };
      if (registration.isEntered && !next.isEntered) {
        await api.call('POST', '/v1/stocks/{id}/actions/enter', {
          params: { id: next.id },
          body: {},
          intent: `${intent}.enter`,
        });
        next = { ...next, isEntered: true };
      }
    } catch (error) {
      next = { ...next, error };
    }
    all[at] = next;
    onProgress([...all]);
  }
  return all;
}

async function register(
  api: Pick<HttpClient, 'call'>,
  { productSizeId, quality, discountRate, reimbursementRate }: Registration,
  code: string | null,
  intent: string,
): Promise<number> {
  const body = {
    product_size_id: productSizeId,
    quality,
    discount_rate: discountRate,
    reimbursement_rate: reimbursementRate,
    ...(code !== null && { code }),
  };
  return (await api.call<CommandAnswer>('POST', '/v1/stocks', { body, intent })).data.id;
}
