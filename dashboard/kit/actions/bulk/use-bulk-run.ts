import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ItemResult } from '#http/contract.ts';
import { api } from '../../client/api.ts';
import { amountOf, type Selection } from '../../list/selection.ts';
import { readAgain } from '../../ui/read-again.ts';
import { type FoundPage, findRows } from './find-rows.ts';
import { type Part, type Progress, partAtMost, partsOf, runParts } from './parts.ts';

interface Row {
  id: number;
}

export interface BulkRequest {
  /** The path of the list, and the action's path below it. */
  list: string;
  path: string;
  body: Record<string, unknown>;
  intent: string;
  selection: Selection<Row>;
}

export interface BulkRunState {
  phase: 'finding' | 'acting' | 'stopped' | 'failed' | 'done';
  /** Number of rows found so far; later the number of rows with a result. */
  sofar: number;
  total: number;
  results: readonly ItemResult[];
  error: unknown;
}

/**
 * Runs an action once on a selection, in parts. `stop` ends it after the current part. `goOn` sends the remaining parts; a
 * failed part keeps its idempotency key, so nothing is done twice.
 */
export function useBulkRun({ list, path, body, intent, selection }: BulkRequest) {
  const client = useQueryClient();
  const total = amountOf(selection);
  const [state, setState] = useState<BulkRunState>({
    phase: selection.kind === 'all' ? 'finding' : 'acting',
    sofar: 0,
    total,
    results: [],
    error: null,
  });
  const rows = useRef<readonly Row[] | null>(selection.kind === 'rows' ? selection.rows : null);
  const progress = useRef<Progress>({ answered: 0, results: [] });
  const isStopped = useRef(false);
  const isUnderWay = useRef(false);
  const change = (to: Partial<BulkRunState>) => setState((before) => ({ ...before, ...to }));

  const ask = async (offset: number) => {
    const filter = selection.kind === 'all' ? selection.filter : {};
    const query = { ...filter, order: 'id', limit: partAtMost, offset };
    return (await api.call<FoundPage<Row>>('GET', list, { query })).data;
  };
  const send = async ({ ids, key }: Part) => {
    const call = { body: { ...body, ids }, intent: key };
    return (await api.call<ItemResult[]>('POST', `${list}${path}`, call)).data;
  };

  async function go() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isStopped.current = false;
    try {
      if (rows.current === null) {
        change({ phase: 'finding', error: null });
        const onFound = (sofar: number) => change({ sofar });
        const found = await findRows({ count: total, ask, onFound, isStopped: () => isStopped.current });
        if (isStopped.current) return change({ phase: 'stopped', sofar: 0 });
        rows.current = found;
      }
      change({ phase: 'acting', sofar: progress.current.results.length, error: null });
      const parts = partsOf(
        rows.current.map(({ id }) => id),
        intent,
      );
      const onProgress = (next: Progress) => {
        progress.current = next;
        change({ sofar: next.results.length, results: next.results });
      };
      const end = await runParts(
        { parts, send, onProgress, isStopped: () => isStopped.current },
        progress.current,
      );
      change({ phase: end.answered < parts.length ? 'stopped' : 'done' });
    } catch (error) {
      change({ phase: 'failed', error });
    } finally {
      isUnderWay.current = false;
      await readAgain(client);
    }
  }

  const begin = useRef(go);
  useEffect(() => {
    void begin.current();
  }, []);

  return {
    state,
    rows: rows.current ?? [],
    stop: () => {
      isStopped.current = true;
    },
    goOn: go,
  };
}
