import type { RefCallback } from 'react';

/** One input of a form as it is shown; its words are in the reader's language already. */
export interface Input {
  name: string;
  label: string;
  /** The value of `choices` has commas between them, that of a `flag` is `true` or `false`. */
  kind: 'text' | 'password' | 'day' | 'flag' | 'choice' | 'choices';
  required?: boolean;
  /** Letters. */
  atMost?: number;
  /** Lines that are seen, where it has several. */
  lines?: { atLeast: number; atMost?: number };
  keyboard?: 'numeric' | 'decimal';
  options?: readonly InputOption[];
  help?: string | undefined;
  /** Why this person may not change what is there to read. */
  locked?: string | undefined;
  /** Why there is nothing to choose. */
  disabled?: string | undefined;
  autoComplete?: string;
}

export interface InputOption {
  value: string;
  text: string;
}

export interface InputProps {
  input: Input;
  /** The element that takes the focus. */
  inputRef: RefCallback<HTMLElement>;
  value: string;
  /** What is wrong with it, as it is told. */
  wrong: string | undefined;
  autoFocus: boolean;
  onChange: (value: string) => void;
}
