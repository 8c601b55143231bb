import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import type { Method } from '../kit/client/http-client.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { readAgain } from '../kit/ui/read-again.ts';
import { heldGarments } from './in-use-notice.tsx';

const newIntents = () => intents(() => crypto.randomUUID());

export interface ProductWrite {
  method: Method;
  /** Path of the change below the product's own path. */
  path?: string;
  body?: Record<string, unknown>;
  /** Name of the action, for the notice after success. */
  name: string;
}

/** Sends a change of a product, then reads all queries again to show the change. */
export function useProductWrite(id: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [keyFor, setKeyFor] = useState(() => newIntents());
  return useMutation({
    mutationFn: ({ method, path = '', body }: ProductWrite) =>
      api.call<CommandAnswer>(method, `/v2/products/${id}${path}`, {
        ...(body && { body }),
        intent: keyFor([method, path, body]),
      }),
    onSuccess: (_, { name }) => {
      // A later identical change needs a new idempotency key, as somebody may have reverted this one.
      setKeyFor(() => newIntents());
      notify('success', t('product.done', { action: name }));
    },
    onError: (error) => {
      if (heldGarments(error) === null) notify('fail', errorText(error));
    },
    onSettled: () => readAgain(client),
  });
}
