import type { ColumnType, Table } from '../tables/table.ts';
import { storableJson } from './storable-json.ts';

const nothing = '\\N';
const special = /[\\\n\r\t\0]/;

type Encode = (value: unknown) => string;

/** Formats rows in the text format of COPY, one line each. */
export function copyText<Row extends object>({ columns }: Table<Row>, rows: readonly Row[]): string {
  const encoders = Object.entries(columns).map(([name, type]) => ({ name, encode: encoderOf(type) }));
  const lines = (rows as readonly Record<string, unknown>[]).map(
    (row) => `${encoders.map(({ name, encode }) => encode(row[name] ?? null)).join('\t')}\n`,
  );
  return lines.join('');
}

/**
 * Returns the encoder of a column type. Null becomes SQL NULL, except in `json` columns: they mirror the event store, so null
 * is JSON's `null`.
 */
function encoderOf(type: ColumnType): Encode {
  const encode = encodings[type];
  return type === 'json' ? encode : (value) => (value === null ? nothing : encode(value));
}

const encodings: Record<ColumnType, Encode> = {
  integer: String,
  bigint: String,
  boolean: String,
  text: escaped,
  timestamptz: escaped,
  date: escaped,
  json: (value) => escaped(storableJson(value)),
  jsonb: (value) => escaped(storableJson(value)),
  'integer[]': (value) => `{${(value as number[]).join(',')}}`,
  'text[]': (value) => escaped(`{${(value as string[]).map(quoted).join(',')}}`),
};

function escaped(value: unknown): string {
  const text = String(value);
  if (!special.test(text)) return text;
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll('\0', '\ufffd');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
