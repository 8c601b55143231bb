import type { CSSProperties } from 'react';
import { narrow } from '../theme/tokens.ts';

/** For screen readers alone. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** The words of a button that is only its mark on a small screen. */
export const onSmallHidden = { [narrow]: visuallyHidden } as const;
