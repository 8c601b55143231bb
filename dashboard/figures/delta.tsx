import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import ArrowDownIcon from '~icons/ic/baseline-arrow-downward';
import ArrowUpIcon from '~icons/ic/baseline-arrow-upward';
import type { Tone } from '../kit/theme/tones.ts';

/** Which way a figure should go; null where neither is better. */
export type Wanted = 'up' | 'down' | null;

interface DeltaProps {
  /** The change with its sign, as a text. */
  text: string;
  /** How it differs from the period before: above, below or not at all. */
  difference: number;
  wanted: Wanted;
}

/** A change: where it goes by an arrow, by how much, and whether that is for the better by a word and a colour. */
export function Delta({ text, difference, wanted }: DeltaProps) {
  const { t } = useTranslation();
  const tone = toneOfChange(difference, wanted);
  const Arrow = difference > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontWeight: 600,
        color: theme.vars.palette.tone[tone].text,
      })}
    >
      {difference !== 0 && <Arrow aria-hidden sx={{ fontSize: 14 }} />}
      {text}
      {tone !== 'neutral' && <span>· {t(tone === 'good' ? 'figures.better' : 'figures.worse')}</span>}
    </Box>
  );
}

export function toneOfChange(difference: number, wanted: Wanted): Extract<Tone, 'neutral' | 'good' | 'bad'> {
  if (difference === 0 || wanted === null) return 'neutral';
  return difference > 0 === (wanted === 'up') ? 'good' : 'bad';
}
