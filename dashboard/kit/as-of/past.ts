import { createContext, useContext } from 'react';

/** The point in time of a detail page, for the page's components. */
export interface Past {
  /** Whether the page shows the past. It lists the actions that were allowed then, but their buttons are disabled. */
  isPast: boolean;
  isOpen: boolean;
  /** Opens or closes the time bar. */
  onToggle: () => void;
}

export const PastContext = createContext<Past>({ isPast: false, isOpen: false, onToggle: () => {} });

export const usePast = (): Past => useContext(PastContext);
