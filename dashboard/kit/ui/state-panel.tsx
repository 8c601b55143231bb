import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';

interface StatePanelProps {
  Icon: ElementType;
  title: string;
  text?: string;
  /** Whether the panel replaces the whole page, so that its title is the page's h1 heading. */
  isPage?: boolean;
  children?: ReactNode;
}

/** A panel in place of missing content: it explains why the content is missing and what to do. */
export function StatePanel({ Icon, title, text, isPage = false, children }: StatePanelProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 0.75,
        p: 4,
        minHeight: 260,
      }}
    >
      <Icon sx={{ fontSize: 40, color: 'text.disabled' }} />
      <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 460, textAlign: 'center' }}>
          {text}
        </Typography>
      )}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
