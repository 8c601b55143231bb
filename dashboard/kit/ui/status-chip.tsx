import Box from '@mui/material/Box';
import type { Tone } from '../theme/tones.ts';

/** A status in its colour. Small enough for a row of a list. */
export function StatusChip({ tone, text }: { tone: Tone; text: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-block',
        paddingInline: '7px',
        borderRadius: '4px',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        color: theme.vars.palette.tone[tone].text,
        backgroundColor: theme.vars.palette.tone[tone].background,
      })}
    >
      {text}
    </Box>
  );
}
