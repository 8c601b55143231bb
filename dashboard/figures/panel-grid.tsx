import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

/** Height of a small chart without its name, in px. */
export const panelHeight = 150;
const nameHeight = 20;

/** Small charts beside one another, or below one another where the page is narrow. */
export function PanelGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      {children}
    </Box>
  );
}

/** The space of small charts while they load. */
export function PanelSkeletons({ names }: { names: readonly string[] }) {
  return (
    <PanelGrid>
      {names.map((name) => (
        <Skeleton key={name} variant="rounded" height={panelHeight + nameHeight} />
      ))}
    </PanelGrid>
  );
}
