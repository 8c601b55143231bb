import type { TFunction } from 'i18next';
import type { en } from '../../i18n/en/index.ts';
import { type LabelGroup, label } from '../../i18n/label.ts';
import type { Field, Values } from '../fields/field.ts';
import type { InputOption } from '../fields/input.ts';

export type FieldName = keyof typeof en.actions.fields;

interface Common {
  /** The field's name in the request's body. */
  name: string;
  text: FieldName;
  required: boolean;
  help?: keyof typeof en.actions.help;
  /** Shows the field only while another field has this value. */
  when?: { name: string; is: string };
}

/** A field of an action, before translation. An empty field is omitted from the body, unless empty clears the value. */
export type AskedField = Common &
  (
    | { kind: 'choice'; options: readonly string[]; group: LabelGroup | null; first?: string }
    | { kind: 'text'; atLeast?: number; atMost: number; lines?: number; clears?: true; format?: 'digits' }
    | { kind: 'codes'; options: readonly string[]; group: LabelGroup }
    | { kind: 'whole'; atLeast: number; atMost: number }
    | { kind: 'flag' }
    | { kind: 'date'; isPickup?: true }
    | { kind: 'moment' }
    | { kind: 'slot' }
    /** The person picks one of the options that the entity's page passes under this name. */
    | { kind: 'pick'; from: string }
  );

export interface ActionForm {
  fields: readonly AskedField[];
  /**
   * The look of the action's button. Forced and destructive actions are red. By default, the first possible action is
   * the leading button.
   */
  look?: 'danger' | 'quiet';
  /** The end of the call's path, for an action with a call of its own; by default `actions/<name>`. */
  call?: string;
  /** Turns the form's values into the body, where the call takes another form of them. */
  bodyOf?: (body: Record<string, unknown>) => Record<string, unknown>;
}

/** The options of fields of kind `pick`; `none` is the text for an empty list. */
export type Picks = Readonly<Record<string, { options: readonly InputOption[]; none: string }>>;

/** Returns the initial values of a form. A required choice with a single option starts with it, a required flag with no. */
export function firstValues(fields: readonly AskedField[], picks: Picks = {}): Values {
  const withFirst = fields.flatMap((field) => {
    if (field.kind === 'choice' && field.first !== undefined) return [[field.name, field.first]];
    if (field.kind === 'flag' && field.required) return [[field.name, 'false']];
    const options = field.kind === 'pick' && field.required ? (picks[field.from]?.options ?? []) : [];
    const [only, ...others] = options;
    return only !== undefined && others.length === 0 ? [[field.name, only.value]] : [];
  });
  return Object.fromEntries(withFirst);
}

/** The form fields of an action; a slot becomes three fields. */
export function fieldsOf(t: TFunction, asked: readonly AskedField[], picks: Picks = {}): Field[] {
  return asked.flatMap((field) => formFields(t, field, picks));
}

function formFields(t: TFunction, field: AskedField, picks: Picks): Field[] {
  const { name, required, when } = field;
  const optionalMark = required ? '' : ` (${t('common.optional')})`;
  const textOf = (text: FieldName) => `${t(`actions.fields.${text}`)}${optionalMark}`;
  const help = field.help && t(`actions.help.${field.help}`);
  const common = { name, text: textOf(field.text), required, ...(help && { help }), ...(when && { when }) };
  switch (field.kind) {
    case 'text': {
      const { atLeast, atMost, lines, clears, format } = field;
      const how = lines === undefined ? ({ kind: 'text' } as const) : ({ kind: 'lines', lines } as const);
      return [
        {
          ...common,
          ...how,
          atMost,
          ...(atLeast !== undefined && { atLeast }),
          ...(clears && { clears }),
          ...(format && { format }),
        },
      ];
    }
    case 'date':
      return [{ ...common, kind: 'day', ...(field.isPickup && { isPickup: true }) }];
    case 'moment':
      return [{ ...common, kind: 'moment' }];
    case 'flag':
      return [{ ...common, text: t(`actions.fields.${field.text}`), kind: 'flag' }];
    case 'whole': {
      const { atLeast, atMost } = field;
      return [{ ...common, kind: 'whole', atLeast, atMost }];
    }
    case 'codes': {
      const options = field.options.map((value) => ({ value, text: label(t, field.group, value) }));
      return [{ ...common, kind: 'codes', options }];
    }
    case 'choice': {
      const { group, options } = field;
      const shown = (value: string) => (group === null ? value : label(t, group, value));
      return [
        { ...common, kind: 'choice', options: options.map((value) => ({ value, text: shown(value) })) },
      ];
    }
    case 'pick': {
      const { options, none } = picks[field.from] ?? { options: [], none: t('list.noOptions') };
      return [
        { ...common, kind: 'choice', isId: true, options, ...(options.length === 0 && { nothing: none }) },
      ];
    }
    case 'slot': {
      const part = { ...common, together: true, narrow: true, atMost: 60 } as const;
      return [
        { ...part, name: `${name}/sector_code`, text: textOf('sectorCode'), kind: 'text' },
        { ...part, name: `${name}/cell_code`, text: textOf('cellCode'), kind: 'text' },
        { ...part, name: `${name}/slot_number`, text: textOf('slotNumber'), kind: 'whole', atMost: 99_999 },
      ];
    }
  }
}
