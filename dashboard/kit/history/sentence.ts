import { label } from '../../i18n/label.ts';
import { isNothing, type ValueParts, valueText } from './value-text.ts';

interface Told {
  type: string;
  data: Readonly<Record<string, unknown>>;
}

const part = /\[\[(.*?)\]\]/g;
const blank = /\{\{(\w+)\}\}/g;

/**
 * One readable sentence for an event in the reader's language, also for a type that the dashboard does not know. Forced
 * events and events with a picture have sentences of their own (`<type>_forced`, `<type>_pictured`).
 */
export function sentence(parts: ValueParts, { type, data }: Told): string {
  const { t } = parts;
  const template = label(t, 'history.event', type, contextOf(data));
  if (template === type) return t('history.unknownEvent', { type });
  const isSaid = (name: string) => !isNothing(data[name]);
  return (
    template
      .replaceAll(part, (_, inner: string) =>
        [...inner.matchAll(blank)].every(([, name = '']) => isSaid(name)) ? inner : '',
      )
      // Fields that an old event version lacks read as “None”.
      .replaceAll(blank, (_, name: string) => valueText({ ...parts, type }, name, data[name]))
      .trim()
  );
}

function contextOf(data: Told['data']): { context?: string } {
  if (data.forced === true) return { context: 'forced' };
  return typeof data.picture === 'string' ? { context: 'pictured' } : {};
}
