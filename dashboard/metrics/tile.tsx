import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TileProps {
  name: string;
  /** The meaning of the figure, in a few words. */
  note: string;
  /** The figure itself, large. */
  children: ReactNode;
  /** Shows the figure in red, because it needs attention. */
  isBad?: boolean;
  /** Content below the figure: the period before, or parts of the figure. */
  below?: ReactNode;
}

/** One figure with its name, its meaning and figures to compare it with. */
export function Tile({ name, note, children, isBad = false, below }: TileProps) {
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ p: 1.5, display: 'flex', flexDirection: 'column', minWidth: 0, breakInside: 'avoid' }}
    >
      <Typography variant="h3" component="h3">
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1 }}>
        {note}
      </Typography>
      <Box
        sx={(theme) => ({
          ...theme.typography.figure,
          marginTop: theme.spacing(0.75),
          ...(isBad && { color: theme.vars.palette.tone.bad.text }),
        })}
      >
        {children}
      </Box>
      {below !== undefined && (
        <Typography variant="caption" color="textSecondary" component="div">
          {below}
        </Typography>
      )}
    </Paper>
  );
}

/** Tiles side by side. `columns` is the number per row on a tablet, a small screen and a large screen; a phone has 2. */
export function Tiles({
  columns,
  children,
}: {
  columns: readonly [number, number, number];
  children: ReactNode;
}) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: inRow(columns[0]),
        '@media (min-width: 1000px), print': { gridTemplateColumns: inRow(columns[1]) },
        '@media (min-width: 1700px)': { gridTemplateColumns: inRow(columns[2]) },
        '@media (max-width: 700px)': { gridTemplateColumns: inRow(2) },
      }}
    >
      {children}
    </Box>
  );
}

function inRow(amount: number): string {
  return `repeat(${amount}, minmax(0, 1fr))`;
}
