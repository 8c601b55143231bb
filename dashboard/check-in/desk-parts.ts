import type { StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../kit/client/http-client.ts';
import type { Desk } from './desk-store.ts';

export interface DeskParts {
  api: Pick<HttpClient, 'call'>;
  store: StoreApi<Desk>;
  newId: () => string;
  /** ISO instant. */
  now: () => string;
  /** Why the server refused, for a person. */
  explain: (error: unknown) => string;
  /** Called when the server could not be reached, so that `work` is called again later. */
  away: () => void;
}
