import type { CommandAnswer } from '#http/contract.ts';
import type { HttpClient } from '../../kit/client/http-client.ts';

export interface Registration {
  /** The size and the terms of each garment, in the form of the request's body. */
  common: Record<string, unknown>;
  /** Whether each garment is entered into stock right after its registration. */
  isEntered: boolean;
}

/** One garment of a registration. `code` is null if the server assigns one. */
export interface NewGarment {
  code: string | null;
  /**
   * The stock item's id; null until the garment is registered. `error` has the last failure, such as a taken code.
   */
  id: number | null;
  isEntered: boolean;
  error: unknown;
}

/**
 * Registers the garments one by one and, if `isEntered` is set, enters each into stock. A retry skips the finished steps.
 * `key` is the base of the idempotency keys, so a repeated call with the same key does nothing twice.
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
      if (next.id === null)
        next = { ...next, id: await register(api, registration.common, garment.code, intent) };
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
  common: Record<string, unknown>,
  code: string | null,
  intent: string,
): Promise<number> {
  const body = code === null ? common : { ...common, code };
  return (await api.call<CommandAnswer>('POST', '/v1/stocks', { body, intent })).data.id;
}
