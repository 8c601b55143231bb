import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../kit/client/api.ts';
import { datedName } from '../kit/list/dated-name.ts';
import { saveFile } from '../kit/list/save-file.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { labelChoice } from './label-choice.ts';
import type { LabelOffer } from './label-offer.ts';
import { partsOf } from './parts.ts';

export interface Amounts {
  copies: number;
  /** Position of the first label on the first sheet, from 1. */
  start: number;
}

/**
 * Fetches the labels as PDFs and saves them, one file for each request. `done` is the number of entities whose labels
 * are saved. `notWhole` holds the codes of labels with a character that no font has.
 */
export function usePrinting() {
  const times = useTimeFormats();
  const language = usePreference('language');
  const { format, symbol } = useStore(labelChoice);
  const [done, setDone] = useState(0);
  const [notWhole, setNotWhole] = useState<readonly string[]>([]);
  const run = useMutation({
    mutationFn: async ({ offer, copies, start }: Amounts & { offer: LabelOffer }) => {
      setDone(0);
      setNotWhole([]);
      const parts = partsOf(await offer.values(), copies);
      for (const [at, values] of parts.entries()) {
        const query = {
          format,
          symbol,
          language,
          copies,
          [offer.of === 'slots' ? 'slots' : 'ids']: values.join(','),
          ...(format === 'a4' && at === 0 && { start }),
        };
        const answer = await api.respond('GET', `/v1/labels/${offer.of}`, { query });
        const name = parts.length === 1 ? `labels-${offer.of}` : `labels-${offer.of}-${at + 1}`;
        const ofPart = notWholeOf(answer.headers.get('labels-not-whole'));
        setNotWhole((before) => [...before, ...ofPart]);
        saveFile(await answer.blob(), datedName(name, 'pdf', times, new Date()));
        setDone((before) => before + values.length);
      }
      return parts.length;
    },
  });
  return { run, done, notWhole };
}

/** The codes in the `labels-not-whole` header, of labels that show a square for a character that no font has. */
function notWholeOf(header: string | null): string[] {
  const codes = header?.split('; ')[1];
  return codes === undefined ? [] : codes.split(',').map(decodeURIComponent);
}
