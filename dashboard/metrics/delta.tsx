import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import ArrowDownIcon from '~icons/ic/baseline-arrow-downward';
import ArrowUpIcon from '~icons/ic/baseline-arrow-upward';
import type { Tone } from '../kit/theme/tones.ts';

/** The direction in which a figure improves; null if neither direction is better. */
export type Wanted = 'up' | 'down' | null;

interface DeltaProps {
  /** The change with its sign, as a text. */
  text: string;
  /** The difference from the period before; only its sign counts. */
  difference: number;
  wanted: Wanted;
}

/** A change: an arrow for its direction, its amount, and a word and a colour for better or worse. */
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
