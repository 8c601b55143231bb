import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TileProps {
  name: string;
  /** What the figure means, in a few words. */
  note: string;
  /** The figure itself, large. */
  children: ReactNode;
  /** In red: somebody should see to it. */
  isBad?: boolean;
  /** What stands below it: the period before, parts of it. */
  below?: ReactNode;
}

/** One figure with its name, what it means and what to compare it with. */
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

/** Tiles side by side: so many in a row on a tablet, on a small screen and on a large one. */
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
