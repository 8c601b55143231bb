import type { StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../kit/client/http-client.ts';
import type { Desk } from './desk-store.ts';

export interface DeskParts {
  api: Pick<HttpClient, 'call'>;
  store: StoreApi<Desk>;
  newId: () => string;
  /** ISO instant. */
  now: () => string;
  /** The reason of a refusal, for a person. */
  explain: (error: unknown) => string;
  /** Called when the server is unreachable, so that `work` is called again later. */
  away: () => void;
}
