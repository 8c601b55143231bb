import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { en } from '../i18n/en/index.ts';
import { intents } from '../kit/actions/intent.ts';
import { api } from '../kit/client/api.ts';
import { ApiError } from '../kit/client/api-error.ts';
import { errorText } from '../kit/ui/error-text.ts';
import { notify } from '../kit/ui/notices.tsx';
import { root } from './use-replay.ts';

/** The entity, line or counters that a repair corrects. */
export type RepairWish =
  | { of: 'entity'; name: string; id: string }
  | { of: 'log'; position: string }
  | { of: 'counters' };

interface Request {
  /** The kind of request, which selects the text shown after the server accepted it. */
  wish: keyof typeof en.replay.asked;
  path: string;
  params?: Record<string, string>;
  body: Record<string, unknown>;
}

/** For each error code of a refusal the text that says what to do next. */
const refusals = {
  'rebuild.running': 'running',
  'rebuild.running_elsewhere': 'runningElsewhere',
  'rebuild.former_kept': 'formerKept',
  'rebuild.unfinished': 'unfinished',
  'rebuild.none_running': 'noneRunning',
  'rebuild.none_kept': 'noneKept',
  'verification.none_running': 'noneRunning',
  'parked_event.not_parked': 'notParked',
  'parked_event.not_first': 'notFirst',
  'parked_event.already_skipped': 'alreadySkipped',
} as const;

function refusalText(t: TFunction, error: unknown): string {
  const code = error instanceof ApiError ? error.errorCode : '';
  return code in refusals
    ? t(`replay.refusals.${refusals[code as keyof typeof refusals]}`)
    : errorText(t, error);
}

/** Sends a request and reloads the state. `onDone` is called with the id of the requested operation. */
export function useReplayRequest(onDone: (operation: number) => void = () => undefined) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const [nth, setNth] = useState(0);
  return useMutation({
    mutationFn: async ({ path, params, body }: Request) =>
      (
        await api.call<{ id: number }>('POST', `${root}${path}`, {
          body,
          ...(params && { params }),
          intent: keyFor({ path, params, body, nth }),
        })
      ).data,
    async onSuccess({ id }, { wish }) {
      setNth(nth + 1);
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(root) });
      notify('success', t(`replay.asked.${wish}`));
      onDone(id);
    },
    onError: (error) => notify('fail', refusalText(t, error)),
  });
}
