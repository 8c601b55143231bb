import type { CSSProperties } from 'react';
import { narrow } from '../theme/tokens.ts';

/** Hides an element from view but not from screen readers. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  // Lengths have `px`, as MUI's `sx` reads a plain 1 as 100 %.
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Hides a button's text on a small screen, where the button shows only its icon. */
export const onSmallHidden = { [narrow]: visuallyHidden } as const;
