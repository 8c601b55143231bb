import { label } from '../../i18n/label.ts';
import { type ValueParts, valueText } from './value-text.ts';

interface Told {
  type: string;
  data: Readonly<Record<string, unknown>>;
}

/** What people say to what they do stands behind the sentence, and nothing does where they said nothing. */
const word = 'message';

const blank = /\{\{\w+\}\}/g;

/**
 * One readable sentence for an event, in the reader's language; also for a type that the dashboard does not know. What was
 * forced, and what took a picture along, has a sentence of its own that says so (`<type>_forced`, `<type>_pictured`).
 */
export function sentence(parts: ValueParts, { type, data }: Told): string {
  const { t } = parts;
  const of = { ...parts, type };
  const given = Object.entries(data).map(([name, value]) => [
    name,
    name === word && (value === null || value === '') ? '' : valueText(of, name, value),
  ]);
  const known = label(t, 'history.event', type, { ...Object.fromEntries(given), ...contextOf(data) });
  if (known === type) return t('history.unknownEvent', { type });
  // What an event of an old version lacks reads as nothing.
  return known.replaceAll(blank, t('common.none')).trim();
}

function contextOf(data: Told['data']): { context?: string } {
  if (data.forced === true) return { context: 'forced' };
  return typeof data.picture === 'string' ? { context: 'pictured' } : {};
}
