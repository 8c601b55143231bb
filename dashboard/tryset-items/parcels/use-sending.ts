import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ItemResult } from '#http/contract.ts';
import { api } from '../../kit/client/api.ts';
import { UnreachableError } from '../../kit/client/api-error.ts';
import { readAgain } from '../../kit/ui/read-again.ts';
import type { CheckedLine } from './check-lines.ts';
import type { ParcelKind } from './parcel-kind.ts';
import { keysByBody, sendParcels } from './send-parcels.ts';

/** A checked line with its result; `answer` is null if no answer arrived for it. */
export interface LineResult {
  checked: CheckedLine;
  answer: ItemResult | null;
}

/** Sends checked lines. `onLeft` gets the lines that were not sent, which stay for another try. */
export function useSending(kind: ParcelKind, onLeft: (left: readonly CheckedLine[]) => void) {
  const client = useQueryClient();
  const [keyFor] = useState(() => keysByBody(() => crypto.randomUUID()));
  const [results, setResults] = useState<readonly LineResult[] | null>(null);
  // Guards against a second click before the page is drawn as pending.
  const isUnderWay = useRef(false);

  const sent = useMutation({
    mutationFn: async (lines: readonly CheckedLine[]) => {
      const answers = new Map<number, ItemResult>();
      try {
        await sendParcels(lines, {
          api,
          kind,
          keyFor,
          onAnswer: (given) => {
            for (const answer of given) answers.set(answer.id, answer);
          },
        });
      } finally {
        const told = lines.map((checked) => ({ checked, answer: answerTo(checked, answers) }));
        if (answers.size > 0) {
          setResults(told);
          onLeft(told.flatMap(({ checked, answer }) => (answer?.ok ? [] : [checked])));
        }
      }
    },
    onSettled: () => {
      isUnderWay.current = false;
      return readAgain(client);
    },
  });

  return {
    isPending: sent.isPending,
    error: sent.error,
    /**
     * Whether the answer was lost. The server may have processed the request; another try is safe and shows the
     * result.
     */
    isLost: sent.error instanceof UnreachableError,
    results,
    forget: () => setResults(null),
    send(lines: readonly CheckedLine[]) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      sent.mutate(lines);
    },
    /** Takes away lines that were sent already. */
    drop(lines: readonly CheckedLine[]) {
      onLeft(lines.filter(({ state }) => state !== 'done'));
    },
  };
}

export type Sending = ReturnType<typeof useSending>;

function answerTo({ state, item }: CheckedLine, answers: ReadonlyMap<number, ItemResult>): ItemResult | null {
  return state === 'ready' && item !== null ? (answers.get(item.id) ?? null) : null;
}
