import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element at the bottom of the frame that stays in sight; null outside of the frame. */
export const BottomBarContext = createContext<HTMLElement | null>(null);

/** Shows its content at the bottom of the window, below the page, wherever a component of the page renders it. */
export function InBottomBar({ children }: { children: ReactNode }) {
  const bar = useContext(BottomBarContext);
  return bar && createPortal(children, bar);
}
