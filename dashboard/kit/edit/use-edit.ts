import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { intents } from '../actions/intent.ts';
import { useAreas } from '../areas/use-areas.ts';
import { ApiError } from '../client/api-error.ts';
import { bodyOf } from '../fields/body.ts';
import type { Field, Values } from '../fields/field.ts';
import { refuse, useFields } from '../fields/use-fields.ts';
import { readAgain } from '../ui/read-again.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { begin, type ChangedMeanwhile, changedOf, type EditState, onto, saidOf } from './edit-state.ts';
import { serverProblems } from './server-problems.ts';

export interface Sending {
  /** The revision that the person saw; empty if the form creates an entity. */
  revision: string;
  /** The idempotency key of this attempt to save. */
  intent: string;
}

/** The current values of the edited entity, by field. */
export interface Current {
  values: Values;
  revision: string;
}

export interface EditParts<Result> {
  fields: readonly Field[];
  current: Current;
  draftKey: string;
  send: (body: Record<string, unknown>, sending: Sending) => Promise<Result>;
  /** Whether the API replaces all fields, so that the body has the unchanged ones, too. */
  replacesAll?: boolean;
  /** Reads the current values, at this revision or a later one. A form that creates an entity leaves it out. */
  reload?: (revision: string) => Promise<Current>;
  onDone: (result: Result) => void;
  /** Whether the person leaves the page because its entity is gone. The page's data is then not refetched. */
  leaves?: (result: Result) => boolean;
}

/** The values and the revision that the form started from, or last moved onto. */
type Seen = Pick<EditState, 'base' | 'revision'>;

const isOutdated = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 412;

/** A form from its opening to its answer: its draft, its intent, and the changes that others made meanwhile. */
export function useEdit<Result>({
  fields,
  current,
  draftKey,
  send,
  replacesAll = false,
  reload,
  onDone,
  leaves,
}: EditParts<Result>) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { fieldsOfCodes } = useAreas();
  const [opened] = useState<EditState>(() => draftOf(draftKey) ?? begin(current.values, current.revision));
  const [{ base, revision }, setSeen] = useState<Seen>(opened);
  const [meanwhile, setMeanwhile] = useState<readonly ChangedMeanwhile[]>([]);
  const [keyFor] = useState(() => intents(() => crypto.randomUUID()));
  const form = useFields(fields, opened.values);
  const stateNow = (): EditState => ({ base, revision, values: form.getValues() });
  const keep = () => keepDraft(draftKey, stateNow());

  function attempt(state: EditState): Promise<Result> {
    const body = bodyOf(fields, state.values, saidOf(state, replacesAll));
    return send(body, { revision: state.revision, intent: keyFor([state.revision, body]) });
  }

  /** Saves the form. Returns null if the person must first review changes by others. */
  async function save(): Promise<Result | null> {
    const state = stateNow();
    try {
      return await attempt(state);
    } catch (error) {
      if (!isOutdated(error) || reload === undefined) throw error;
      const seen = String((error.detail as { current?: unknown } | null)?.current ?? revision);
      const now = await reload(seen);
      const next = onto(state, now.values, now.revision);
      setSeen(next.state);
      form.reset({ ...next.state.values });
      keepDraft(draftKey, next.state);
      setMeanwhile(next.meanwhile);
      // If others changed only other fields, the form overwrites nothing and is sent again.
      return next.meanwhile.length === 0 ? attempt(next.state) : null;
    }
  }

  const saving = useMutation({
    mutationFn: save,
    onError: (error) => refuse(form, problemsIn(error).fields),
    onSuccess: async (result) => {
      if (result === null) return;
      dropDraft(draftKey);
      onDone(result);
      await readAgain(client, leaves?.(result) ? 'none' : 'active');
    },
  });

  function problemsIn(error: unknown) {
    const names = fields.map(({ name }) => name);
    return serverProblems(t, error, names, fieldsOfCodes);
  }

  return {
    form,
    changed: changedOf({ base, values: form.watch() }),
    meanwhile,
    saving,
    /** The last refusal, unless it concerns single fields; null if there was none. */
    refusal: saving.error === null ? null : problemsIn(saving.error).whole,
    /** Sets values on the person's behalf, such as those that others saved. */
    set: (values: Values) => {
      for (const [name, value] of Object.entries(values))
        form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
      keep();
    },
    /** Called on every change. Keeps the draft until the form is sent or discarded. */
    keep,
    discard: () => dropDraft(draftKey),
  };
}
