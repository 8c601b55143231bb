import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Behind, linkTo } from './behind.ts';

interface FigureLinkProps {
  behind: Behind;
  /** The filters that narrow the figures. */
  narrowing: Readonly<Record<string, string>>;
  /** The text for a screen reader, for a figure whose own text is too short. */
  label?: string;
  children: ReactNode;
}

/** A figure that links to the list of the rows it counts. */
export function FigureLink({ behind, narrowing, label, children }: FigureLinkProps) {
  return (
    <Box
      component={Link}
      to={linkTo(behind, narrowing)}
      {...(label !== undefined && { 'aria-label': label })}
      sx={{
        color: 'inherit',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        textDecorationColor: 'var(--mui-palette-divider)',
        '&:hover': { textDecorationColor: 'currentcolor' },
      }}
    >
      {children}
    </Box>
  );
}
