import type { StoreApi } from 'zustand/vanilla';
import type { HttpClient } from '../../kit/client/http-client.ts';
import type { MovingDesk } from './desk-state.ts';

export interface DeskParts {
  api: Pick<HttpClient, 'call'>;
  store: StoreApi<MovingDesk>;
  newId: () => string;
  /** Returns the current time as an ISO instant. */
  now: () => string;
  /** Returns the reason of a server error, in words for the person. */
  explain: (error: unknown) => string;
  /** Called when the server is out of reach. It schedules the next call of `work`. */
  away: () => void;
}
