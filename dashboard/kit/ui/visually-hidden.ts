import type { CSSProperties } from 'react';

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
export const onSmallHidden = { '@media (max-width: 599px)': visuallyHidden } as const;
