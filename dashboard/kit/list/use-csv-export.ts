import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../client/api.ts';
import type { QueryValue } from '../client/http-client.ts';
import { type CsvProgress, readCsv } from './csv-download.ts';
import { saveFile } from './save-file.ts';

/** The interval between progress updates, in ms. Chunks arrive faster than anybody can read. */
const shownEvery = 120;

/** Saves all rows that the filters match as the server's CSV. `cancel` stops the export without a file. */
export function useCsvExport(path: string, fileName: string, query: Record<string, QueryValue>) {
  const [progress, setProgress] = useState<CsvProgress>({ rows: 0, bytes: 0 });
  const underWay = useRef<AbortController>(null);
  const run = useMutation({
    mutationFn: async () => {
      const abort = new AbortController();
      underWay.current = abort;
      let shownAt = 0;
      setProgress({ rows: 0, bytes: 0 });
      const response = await api.respond('GET', path, { query, signal: abort.signal });
      if (response.body === null) throw new Error('the CSV response has no body');
      const { file, rows } = await readCsv(response.body, (now) => {
        if (performance.now() - shownAt < shownEvery) return;
        shownAt = performance.now();
        setProgress(now);
      });
      saveFile(file, fileName);
      return rows;
    },
  });
  return {
    run,
    progress,
    cancel() {
      underWay.current?.abort();
      run.reset();
    },
  };
}
