import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { label } from '../i18n/label.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { shortSentence } from '../kit/history/short-sentence.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';
import { useEventActors } from './use-events.ts';

/** The options of the filters: every event type that has a text, every actor in the log, and the brands. */
export function useEventLookups(): Record<string, readonly FilterOption[]> {
  const { t } = useTranslation();
  const brands = useBrandOptions();
  const { data: actors = [] } = useEventActors();
  const types = useMemo(() => {
    const known: unknown = i18next.getResource(i18next.language, 'translation', 'history.event');
    return Object.keys((known ?? {}) as object)
      .map((value) => ({ value, text: shortSentence(t, value) }))
      .sort((one, other) => one.text.localeCompare(other.text, i18next.language));
  }, [t]);
  return {
    types,
    actors: actors.map((actor) => ({
      value: actor.id === null ? actor.label : `${actor.label}:${actor.id}`,
      text:
        actor.name === null
          ? actorText(t, actor)
          : `${actorText(t, actor)} · ${label(t, 'history.actor', actor.label)}`,
    })),
    brand_id: brands,
  };
}
