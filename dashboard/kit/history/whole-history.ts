import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import type { QueryValue } from '../client/http-client.ts';
import { type HistoryOf, historyPage, unique } from './use-history.ts';

const readAtOnce = 500;

export interface WholeHistory {
  entries: HistoryEntry[];
  names: Record<string, string>;
}

/** Loads all events that the filters match. `onProgress` receives the number of loaded events and of all. */
export async function wholeHistory(
  of: HistoryOf,
  query: Record<string, QueryValue>,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<WholeHistory> {
  const entries: HistoryEntry[] = [];
  const names: Record<string, string> = {};
  for (let offset = 0, count = 1; offset < count; ) {
    const { data } = await historyPage(of, query, readAtOnce, offset, signal);
    if (data.length === 0) break;
    entries.push(...data.data);
    Object.assign(names, data.names);
    offset += data.length;
    count = data.count;
    onProgress(Math.min(offset, count), count);
  }
  return { entries: unique(entries), names };
}
