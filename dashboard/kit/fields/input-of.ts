import type { Field } from './field.ts';
import type { Input } from './input.ts';

/** The input that shows a field. */
export function inputOf({ text: label, kind, ...field }: Field): Input {
  const {
    name,
    required = false,
    help,
    locked,
    unit,
    isColor,
    remote,
    atMost = 200,
    options = [],
    autoComplete = 'off',
  } = field;
  const common = { name, label, required, help, locked, autoComplete };
  switch (kind) {
    case 'day':
      return { ...common, kind, ...(field.isPickup && { isPickup: true }) };
    case 'flag':
    case 'moment':
      return { ...common, kind };
    case 'whole':
      return { ...common, kind: 'text', keyboard: 'numeric', unit };
    case 'decimal':
      return { ...common, kind: 'text', keyboard: 'decimal', unit };
    case 'lines':
    case 'pairs':
      return { ...common, kind: 'text', atMost, lines: { atLeast: field.lines ?? 3, atMost: 8 } };
    case 'ids':
      if (remote !== undefined) return { ...common, kind: 'choices', remote };
      return field.options === undefined
        ? { ...common, kind: 'text', atMost }
        : { ...common, kind: 'choices', atMost, options };
    case 'codes':
      return { ...common, kind: 'choices', atMost, options };
    case 'choice':
      if (remote !== undefined) return { ...common, kind, remote };
      return field.nothing === undefined
        ? { ...common, kind, atMost, options }
        : { ...common, kind: 'text', disabled: field.nothing };
    case 'text':
      return { ...common, kind, atMost, isColor };
    case 'password':
      return { ...common, kind, atMost };
  }
}
