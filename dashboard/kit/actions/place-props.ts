import { createContext, type ReactNode } from 'react';

export interface ActionPlaceProps {
  title: string;
  /** The usual next step, which a phone shows beside the button that opens all actions. */
  leading?: { name: string; isDisabled: boolean; onClick: () => void } | undefined;
  /** The result of the last action. */
  notice?: ReactNode;
  /** All actions, each an `ActionButton`. Their dialogs stand outside, since a phone hides the actions when one starts. */
  children: ReactNode;
}

/** Closes the sheet with an entity's actions, on a phone. */
export const CloseActionsContext = createContext<() => void>(() => {});
