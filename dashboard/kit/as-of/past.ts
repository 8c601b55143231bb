import { createContext, useContext } from 'react';

/** The point in time that a detail page shows. */
export interface Past {
  /** The page shows a past state: it lists the actions of that time, but none can be taken. */
  isPast: boolean;
  isOpen: boolean;
  /** Shows or hides the time bar. */
  onToggle: () => void;
}

export const PastContext = createContext<Past>({ isPast: false, isOpen: false, onToggle: () => {} });

export const usePast = (): Past => useContext(PastContext);
