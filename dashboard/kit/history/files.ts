import { stringify } from 'csv-stringify/browser/esm/sync';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { label } from '../../i18n/label.ts';
import { noFormula } from '../list/csv-text.ts';
import { type ChangeText, entryActor, entryChanges, entryEntity, entrySentence } from './entry-text.ts';
import type { Wording } from './words.ts';

/** The head of a file, before its events. */
export interface FileHead {
  /** Path of the call that returns the same events. */
  path: string;
  filters: Readonly<Record<string, unknown>>;
  timeZone: string;
  /** Time of the export (ISO 8601). */
  exportedAt: string;
}

/** The events as the server returned them, with the call and its filters. */
export function jsonFile(head: FileHead, entries: readonly HistoryEntry[]): Blob {
  const text = JSON.stringify({ ...head, count: entries.length, events: entries }, null, 2);
  return new Blob([text], { type: 'application/json' });
}

/**
 * The events as CSV, with the texts of the page. It is UTF-8 with the byte order mark that Excel needs for Korean.
 * Texts that a spreadsheet would read as formulas are escaped.
 */
export function csvText(wording: Wording, timeZone: string, entries: readonly HistoryEntry[]): string {
  const { t, times } = wording;
  const header = columnNames.map((name) => t(`history.csv.${name}`, { zone: timeZone }));
  const rows = entries.map((entry) => [
    `${times.isoDay(entry.time)} ${times.time(entry.time)}`,
    entry.time,
    entryEntity(wording, entry),
    entrySentence(wording, entry),
    entryActor(wording, entry),
    label(t, 'history.actor', entry.actor.label),
    entry.reason ?? '',
    entryChanges(wording, entry).map(changeLine).join('\n'),
    [entry.isImported && t('history.imported'), entry.isTimeDerived && t('history.derivedTime')]
      .filter(Boolean)
      .join(', '),
    entry.type,
    entry.id,
    entry.cause?.id ?? '',
  ]);
  return stringify([header, ...rows], {
    bom: true,
    cast: { string: noFormula },
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
}

export function csvFile(...given: Parameters<typeof csvText>): Blob {
  return new Blob([csvText(...given)], { type: 'text/csv;charset=utf-8' });
}

const columnNames = [
  'time',
  'timeUtc',
  'entity',
  'event',
  'actor',
  'role',
  'reason',
  'changes',
  'note',
  'type',
  'id',
  'causeId',
] as const;

function changeLine({ name, before, after }: ChangeText): string {
  return `${name}: ${before.join(', ')} → ${after.join(', ')}`;
}
