import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../kit/client/api.ts';
import type { QueryValue } from '../kit/client/http-client.ts';
import { saveFile } from '../kit/list/save-file.ts';

export const logFileName = 'log.ndjson.gz';

/** The minimum time between two updates of the progress, in ms. */
const shownEvery = 200;

/** Downloads the chosen part of the log and saves it as a file. `cancel` stops the download without a file. */
export function useLogFile() {
  const [bytes, setBytes] = useState(0);
  const underWay = useRef<AbortController>(null);
  const run = useMutation({
    mutationFn: async (query: Record<string, QueryValue>) => {
      const abort = new AbortController();
      underWay.current = abort;
      setBytes(0);
      const { body } = await api.respond('GET', '/v1/replay/log', { query, signal: abort.signal });
      if (body === null) throw new Error('The answer with the log has no body.');
      saveFile(await fileOf(body, setBytes), logFileName);
    },
  });
  return {
    run,
    bytes,
    cancel() {
      underWay.current?.abort();
      run.reset();
    },
  };
}

async function fileOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let [bytes, shownAt] = [0, 0];
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    bytes += next.value.length;
    if (performance.now() - shownAt < shownEvery) continue;
    shownAt = performance.now();
    onBytes(bytes);
  }
  return new Blob(pieces, { type: 'application/gzip' });
}
