import type { StoreApi } from 'zustand/vanilla';
import type { CourierCode } from '#domain/couriers.ts';
import type { ItemResult } from '#http/contract.ts';
import type { HttpClient } from '../kit/client/http-client.ts';
import type { PackingDesk } from './desk-state.ts';
import type { ToPack } from './parcels.ts';

export interface DeskParts {
  api: Pick<HttpClient, 'call'>;
  store: StoreApi<PackingDesk>;
  /** Returns the parcels to pack; null until they are loaded. */
  toPack: () => ToPack | null;
  /** Loads the parcels to pack again. */
  readAgain: () => Promise<void>;
  courier: () => CourierCode;
  newId: () => string;
  /** Returns the current time as an ISO instant. */
  now: () => string;
  /** Returns the reason of a server error, in words for the person. */
  explain: (error: unknown) => string;
  /** Returns the reason why the server refused one item, in words for the person. */
  explainItem: (result: ItemResult) => string;
}
