import type { ReactNode } from 'react';

export interface Question {
  title: string;
  text?: ReactNode;
  /** On the button that agrees: what happens then, in the words of the action. */
  ok: string;
  /** Takes something away, or cannot be taken back: the button is red, and cancel has the focus. */
  isDanger?: boolean;
}
