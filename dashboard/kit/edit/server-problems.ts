import type { TFunction } from 'i18next';
import { snakeCase } from '#domain/text/snake-case.ts';
import { textAt } from '../../i18n/label.ts';
import { ApiError } from '../client/api-error.ts';
import { errorText } from '../ui/error-text.ts';

interface ServerProblems {
  /** Texts of the problems, by the field's name in the body. */
  fields: Record<string, string>;
  /** The problem of the whole form; null if every problem belongs to a field. */
  whole: string | null;
}

interface WrongField {
  in?: unknown;
  name?: unknown;
  message?: unknown;
}

/** Names of fields by the error code that concerns them, for all forms. */
export type FieldsOfCodes = Readonly<Record<string, string>>;

/** Distributes a refusal over the form's fields, in the reader's language if the code is known. */
export function serverProblems(
  t: TFunction,
  error: unknown,
  names: readonly string[],
  fieldsOfCodes: FieldsOfCodes,
): ServerProblems {
  const fields: Record<string, string> = {};
  if (error instanceof ApiError) {
    const code = error.errorCode;
    const named = fieldsOfCodes[code];
    if (named !== undefined && names.includes(named)) fields[named] = codeText(t, code, error.detail);
    for (const { name, text } of wrongOnes(t, error)) {
      if (names.includes(name)) fields[name] = text;
    }
    if (Object.keys(fields).length > 0) return { fields, whole: null };
    const known = codeText(t, code, error.detail);
    if (known !== code) return { fields, whole: known };
  }
  return { fields, whole: errorText(t, error) };
}

/** The text of a code, with values from the refusal's detail; the code itself if it is unknown. */
function codeText(t: TFunction, code: string, detail?: unknown): string {
  const named = typeof detail === 'object' && detail !== null ? detail : {};
  return textAt(t, `forms.refused.${code.replace('.', '_')}`, named) ?? code;
}

function wrongOnes(t: TFunction, { detail, errorCode }: ApiError): { name: string; text: string }[] {
  const given = (detail as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(given)) return [];
  return given.flatMap((one: WrongField | string) => {
    if (typeof one === 'string') return [{ name: snakeCase(one), text: codeText(t, errorCode) }];
    if (one.in !== 'body' || typeof one.name !== 'string') return [];
    return [{ name: one.name, text: t('forms.server', { message: String(one.message) }) }];
  });
}
