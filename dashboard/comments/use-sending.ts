import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import type { Method } from '../kit/client/http-client.ts';
import { readAgain } from '../kit/ui/read-again.ts';
import { commentsPaths, type Thing } from './paths.ts';

interface Sent {
  method: Method;
  commentId?: string;
  body?: Record<string, unknown>;
}

/** Creates, edits or removes a comment. A retry of the same input reuses its idempotency key. */
export function useSending({ kind, id }: Thing, onDone: () => void) {
  const client = useQueryClient();
  const path = commentsPaths[kind];
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  // After a success the key changes, so the same text can be sent again as a new comment.
  const [said, setSaid] = useState(0);
  return useMutation({
    mutationFn: ({ method, commentId, body }: Sent) =>
      api.call(method, commentId === undefined ? path : `${path}/{commentId}`, {
        params: { id, commentId },
        intent: keyFor([said, method, commentId, body]),
        ...(body && { body }),
      }),
    onSuccess: async () => {
      setSaid(said + 1);
      onDone();
      await readAgain(client);
    },
  });
}
