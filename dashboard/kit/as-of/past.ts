import { createContext, useContext } from 'react';

/** What a detail page knows of the time that it shows. */
export interface Past {
  /** It shows how a thing was: what might be done then is told, and nothing can be done. */
  isPast: boolean;
  isOpen: boolean;
  /** Shows the way back through time, or puts it away. */
  onToggle: () => void;
}

export const PastContext = createContext<Past>({ isPast: false, isOpen: false, onToggle: () => {} });

export const usePast = (): Past => useContext(PastContext);
