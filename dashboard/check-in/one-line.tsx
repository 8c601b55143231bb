import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A text in one line; all of it shows while the mouse is over it, and once it is pressed. */
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
        ...(isWhole ? { overflowWrap: 'anywhere' } : oneLine),
      }}
    >
      {children}
    </ButtonBase>
  );
}
