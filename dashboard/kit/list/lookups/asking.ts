import { api } from '../../client/api.ts';
import type { Ask } from './remote-lookup.ts';

/** The server calls of a lookup, canceled by the signal. */
export function asking(signal: AbortSignal): Ask {
  return async <Answer>(path: string, asked: Parameters<Ask>[1]) => {
    const { data } = await api.call<Answer>('GET', path, { ...asked, signal });
    return data;
  };
}
