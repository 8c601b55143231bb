import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { narrow } from '../kit/theme/tokens.ts';

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A text cut off after one line. The full text shows as a tooltip, and in place after a click. */
export function OneLine({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <ButtonBase
      disableRipple
      title={children}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
      sx={{
        display: 'block',
        width: '100%',
        font: 'inherit',
        textAlign: 'start',
        textDecoration: 'inherit',
        // On a phone the texts stand closely below one another, and each must be as high as a touch target.
        [narrow]: { lineHeight: '24px' },
        ...(isWhole ? { overflowWrap: 'anywhere' } : oneLine),
      }}
    >
      {children}
    </ButtonBase>
  );
}
