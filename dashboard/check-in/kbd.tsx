import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key as it stands on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={(theme) => ({
        display: 'inline-block',
        minWidth: 22,
        px: 0.75,
        textAlign: 'center',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: '20px',
        borderRadius: '4px',
        border: `1px solid ${theme.vars.palette.text.secondary}`,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.default,
      })}
    >
      {children}
    </Box>
  );
}
