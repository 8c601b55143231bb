import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { intents } from '../actions/intent.ts';
import { ApiError } from '../client/api-error.ts';
import { bodyOf } from '../fields/body.ts';
import type { Field, Values } from '../fields/field.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { begin, type ChangedMeanwhile, changedOf, type EditState, onto } from './edit-state.ts';

export interface Sending {
  /** The revision that the person saw; empty where there was none yet. */
  revision: string;
  /** The idempotency key of this intent. */
  intent: string;
}

/** What is there now, as the form has it. */
export interface Current {
  values: Values;
  revision: string;
}

export interface EditParts<Result> {
  fields: readonly Field[];
  current: Current;
  draftKey: string;
  send: (body: Record<string, unknown>, sending: Sending) => Promise<Result>;
  /** What is there now, at this revision or a later one; without it a form is of something new. */
  reload?: (revision: string) => Promise<Current>;
  onDone: (result: Result) => void;
  /** Whether the page is left with it, since what it shows is gone: then it is not asked for anew. */
  leaves?: (result: Result) => boolean;
}

const isOutdated = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 412;

/** A form from its opening to its answer: its draft, its intent, and what others changed meanwhile. */
export function useEdit<Result>({
  fields,
  current,
  draftKey,
  send,
  reload,
  onDone,
  leaves,
}: EditParts<Result>) {
  const client = useQueryClient();
  const [state, setState] = useState<EditState>(
    () => draftOf(draftKey) ?? begin(current.values, current.revision),
  );
  const [meanwhile, setMeanwhile] = useState<readonly ChangedMeanwhile[]>([]);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));

  function attempt({ values, base, revision }: EditState): Promise<Result> {
    const body = bodyOf(fields, values, changedOf({ base, values }));
    return send(body, { revision, intent: keyFor([revision, body]) });
  }

  /** Null where the person is to look at what others changed before it is sent. */
  async function save(): Promise<Result | null> {
    try {
      return await attempt(state);
    } catch (error) {
      if (!isOutdated(error) || reload === undefined) throw error;
      const seen = String((error.detail as { current?: unknown } | null)?.current ?? state.revision);
      const now = await reload(seen);
      const next = onto(state, now.values, now.revision);
      setState(next.state);
      keepDraft(draftKey, next.state);
      setMeanwhile(next.meanwhile);
      // Only other parts of it changed: nothing of this form would be overwritten.
      return next.meanwhile.length === 0 ? attempt(next.state) : null;
    }
  }

  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (result) => {
      if (result === null) return;
      dropDraft(draftKey);
      onDone(result);
      await client.invalidateQueries({ refetchType: leaves?.(result) ? 'none' : 'active' });
    },
  });

  function setAll(values: Values) {
    const next = { ...state, values: { ...state.values, ...values } };
    setState(next);
    keepDraft(draftKey, next);
  }

  return {
    values: state.values,
    changed: changedOf(state),
    meanwhile,
    saving,
    set: (name: string, value: string) => setAll({ [name]: value }),
    setAll,
    discard: () => dropDraft(draftKey),
  };
}
