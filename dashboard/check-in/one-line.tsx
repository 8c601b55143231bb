import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A text cut off to one line. The tooltip shows all of it, and a click expands it. */
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
