import Box from '@mui/material/Box';
import { stateChange } from '../theme/tokens.ts';
import type { Tone } from '../theme/tones.ts';

interface StatusChipProps {
  tone: Tone;
  text: string;
  /** Explanation of the status, shown as the chip's tooltip. */
  meaning?: string | undefined;
}

/** A status in its colour, small enough for a list row. */
export function StatusChip({ tone, text, meaning }: StatusChipProps) {
  return (
    <Box
      component="span"
      title={meaning}
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
        transition: stateChange,
      })}
    >
      {text}
    </Box>
  );
}
