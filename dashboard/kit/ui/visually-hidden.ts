import type { CSSProperties } from 'react';
import { narrow } from '../theme/tokens.ts';

/** Hides an element from the screen, but not from screen readers. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  // With units: MUI's `sx` reads bare numbers in other units.
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Hides the text of a button that shows only its icon on a small screen. */
export const onSmallHidden = { [narrow]: visuallyHidden } as const;
