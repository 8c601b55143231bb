import type { ReactNode } from 'react';

export interface Question {
  title: string;
  text?: ReactNode;
  /** The text of the button that agrees, in the words of the action. */
  ok: string;
  /** The action removes something or cannot be undone. The button is red, and "Cancel" has the focus. */
  isDanger?: boolean;
}
