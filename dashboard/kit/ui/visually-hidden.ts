import type { CSSProperties } from 'react';
import { narrow } from '../theme/tokens.ts';

/** For screen readers alone. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  // In words: a number means something else to a style of MUI's.
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The words of a button that is only its mark on a small screen. */
export const onSmallHidden = { [narrow]: visuallyHidden } as const;
