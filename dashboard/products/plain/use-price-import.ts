import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decodeFile, type EncodingFault } from '#domain/text/encoding.ts';
import { api } from '../../kit/client/api.ts';
import { readAgain } from '../../kit/ui/read-again.ts';
import { findProducts } from './find-products.ts';
import { type CheckedFile, checkedFile } from './price-changes.ts';
import { priceLines } from './price-lines.ts';
import { type SentChange, sendChanges } from './send-changes.ts';

/** The most lines of a file: each change is a call of its own. */
export const linesAtMost = 5000;

/** Why a file cannot be previewed. */
export type FileFault = EncodingFault | { fault: 'columns' | 'tooMany' };

/** A file as the preview shows it. */
interface Preview extends CheckedFile {
  /** The base of the idempotency keys of this preview. */
  key: string;
}

/** Reads a file, previews its changes, and carries them out. */
export function usePriceImport() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const read = useMutation({
    mutationFn: async (file: File): Promise<Preview | FileFault> => {
      const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()));
      if ('fault' in decoded) return decoded;
      const lines = priceLines(decoded.text);
      if (lines === null) return { fault: 'columns' };
      if (lines.length > linesAtMost) return { fault: 'tooMany' };
      const checked = checkedFile(lines, await findProducts(api, lines));
      return { ...checked, key: crypto.randomUUID() };
    },
  });
  const carryOut = useMutation({
    mutationFn: ({ changes, key }: Preview): Promise<SentChange[]> => sendChanges(api, changes, key, setSent),
    onSettled: () => readAgain(client),
  });
  const found = read.data;
  return {
    read,
    carryOut,
    /** The number of changes that were sent so far. */
    sent,
    fault: found !== undefined && 'fault' in found ? found : null,
    preview: found !== undefined && !('fault' in found) ? found : null,
    choose(file: File) {
      carryOut.reset();
      setSent(0);
      read.mutate(file);
    },
  };
}
