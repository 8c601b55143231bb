import type { en } from '../../i18n/en/index.ts';
import type { LabelGroup } from '../../i18n/label.ts';

export type FieldName = keyof typeof en.actions.fields;

interface Common {
  /** The name in the request's body. */
  name: string;
  text: FieldName;
  required: boolean;
  help?: keyof typeof en.actions.help;
  /** Asked only while another field has this value. */
  when?: { name: string; is: string };
}

/** What an action asks a person for. A field that is left empty is left out, or sent as null where that clears it. */
export type Field = Common &
  (
    | { kind: 'choice'; options: readonly string[]; group: LabelGroup | null; first?: string }
    | { kind: 'text'; atMost: number; lines?: number; emptyIsNull?: true }
    | { kind: 'date' }
    | { kind: 'slot' }
    /** One of the options that the entity's page knows under this name. */
    | { kind: 'pick'; from: string }
  );

export interface ActionForm {
  fields: readonly Field[];
  /** The most striking buttons are those that lead on; forced and destructive ones are red. */
  look?: 'danger' | 'quiet';
}

export type FormValues = Readonly<Record<string, string>>;
export type FormProblem = keyof typeof en.actions.wrong;

export const slotParts = ['sector_code', 'cell_code', 'slot_number'] as const;

/** The fields that are asked with these values. */
export function askedFields(fields: readonly Field[], values: FormValues): readonly Field[] {
  return fields.filter(({ when }) => when === undefined || values[when.name] === when.is);
}

/** What a form begins with. */
export function firstValues(fields: readonly Field[]): FormValues {
  const withFirst = fields.flatMap((field) =>
    field.kind === 'choice' && field.first !== undefined ? [[field.name, field.first]] : [],
  );
  return Object.fromEntries(withFirst);
}

const partName = (field: Field, part: string) => `${field.name}.${part}`;

/** What is wrong with the values, by field (a slot's parts by `slot.sector_code` and so on). */
export function problemsOf(fields: readonly Field[], values: FormValues): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {};
  for (const field of askedFields(fields, values)) {
    if (field.kind !== 'slot') {
      if (field.required && (values[field.name] ?? '').trim() === '') problems[field.name] = 'required';
      continue;
    }
    const parts = slotParts.map((part) => [part, (values[partName(field, part)] ?? '').trim()] as const);
    const given = parts.filter(([, text]) => text !== '').length;
    if (given === 0 && !field.required) continue;
    for (const [part, text] of parts) {
      if (text === '') problems[partName(field, part)] = given === 0 ? 'required' : 'slotPartial';
      else if (part === 'slot_number' && !/^\d{1,5}$/.test(text))
        problems[partName(field, part)] = 'slotNumber';
    }
  }
  return problems;
}

/** The request's body; call it with values that have no problems. */
export function bodyOf(fields: readonly Field[], values: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of askedFields(fields, values)) {
    const text = (values[field.name] ?? '').trim();
    if (field.kind === 'slot') {
      const [sector_code = '', cell_code = '', number = ''] = slotParts.map((part) =>
        (values[partName(field, part)] ?? '').trim(),
      );
      if (sector_code !== '') body[field.name] = { sector_code, cell_code, slot_number: Number(number) };
    } else if (text !== '') body[field.name] = field.kind === 'pick' ? Number(text) : text;
    else if (field.kind === 'text' && field.emptyIsNull) body[field.name] = null;
  }
  return body;
}
