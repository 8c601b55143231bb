import type { RefCallback } from 'react';
import type { EntityKind } from '#domain/areas.ts';

/** One input of a form, with texts in the reader's language. */
export interface Input {
  name: string;
  label: string;
  /** The value of `choices` is separated by commas; the value of a `flag` is `true` or `false`. */
  kind: 'text' | 'password' | 'day' | 'moment' | 'flag' | 'choice' | 'choices';
  /** The kind of the entities that a choice searches on the server. Such a choice has no options of its own. */
  remote?: EntityKind | undefined;
  required?: boolean;
  /** Whether a day must be one with pickups. */
  isPickup?: boolean;
  /** Maximum number of characters. */
  atMost?: number;
  /** Number of visible lines of a text with several lines. */
  lines?: { atLeast: number; atMost?: number };
  keyboard?: 'numeric' | 'decimal';
  options?: readonly InputOption[];
  help?: string | undefined;
  /** The unit of a number, shown in the input. */
  unit?: { before: string } | { after: string } | undefined;
  /** Whether the input offers a colour picker. */
  isColor?: boolean | undefined;
  /** Reason why this person may not change the input. The input is then read-only. */
  locked?: string | undefined;
  /** The reason why the input has no options. */
  disabled?: string | undefined;
  autoComplete?: string;
}

export interface InputOption {
  value: string;
  text: string;
  /** Whether the option is shown but cannot be chosen. */
  disabled?: boolean;
}

export interface InputProps {
  input: Input;
  /** Receives the element that takes the focus. */
  inputRef?: RefCallback<HTMLElement>;
  value: string;
  /** Text of the value's problem. */
  wrong?: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}
