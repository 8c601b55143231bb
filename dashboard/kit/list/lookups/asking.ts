import { api } from '../../client/api.ts';
import type { Ask } from './remote-lookup.ts';

/** How a lookup asks the server, as long as somebody waits for the answer. */
export function asking(signal: AbortSignal): Ask {
  return async <Answer>(path: string, asked: Parameters<Ask>[1]) => {
    const { data } = await api.call<Answer>('GET', path, { ...asked, signal });
    return data;
  };
}
