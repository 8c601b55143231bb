import type { ReactNode } from 'react';

export interface Question {
  title: string;
  text?: ReactNode;
  /** The text of the confirming button. It names the action. */
  ok: string;
  /** Whether the action removes data or cannot be undone. The button is then red, and Cancel has the focus. */
  isDanger?: boolean;
}
