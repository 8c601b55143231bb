import { plain } from '#domain/text/plain.ts';
import type { Field } from './field.ts';

/** Kinds of which a keyboard may give other signs for the same value: full-width digits are digits. */
const plainKinds: readonly Field['kind'][] = ['whole', 'decimal', 'ids', 'day'];

/** A field's value as it is checked and sent. A text that people read stays as it was typed. */
export function readValue({ kind, format }: Pick<Field, 'kind' | 'format'>, text: string): string {
  if (kind === 'password') return text;
  return plainKinds.includes(kind) || format === 'email' || format === 'phone' ? plain(text) : text.trim();
}
