import { plain } from '#domain/text/plain.ts';
import type { Field } from './field.ts';

/** Kinds that accept the full-width characters of a keyboard as plain ones: full-width digits are digits. */
const plainKinds: readonly Field['kind'][] = ['whole', 'decimal', 'ids', 'day'];

const plainFormats: readonly Field['format'][] = ['email', 'phone', 'digits', 'hour'];

/** A field's value for the check and the request. Text for people keeps its characters; a password also keeps its blanks. */
export function readValue({ kind, format }: Pick<Field, 'kind' | 'format'>, text: string): string {
  if (kind === 'password') return text;
  return plainKinds.includes(kind) || plainFormats.includes(format) ? plain(text) : text.trim();
}
