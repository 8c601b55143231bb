import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '~icons/ic/baseline-chevron-left';
import ChevronRightIcon from '~icons/ic/baseline-chevron-right';
import CompareArrowsIcon from '~icons/ic/baseline-compare-arrows';
import { entryActor, entryEntity, entrySentence } from '../history/entry-text.ts';
import type { Wording } from '../history/words.ts';
import type { Stop } from './stops.ts';
import { useWantedStop } from './use-wanted-stop.ts';

interface StopSliderProps {
  /** The stops, oldest first; at least one. */
  stops: readonly Stop[];
  /** The index of the shown stop. */
  index: number;
  /** The index of the stop that is marked for comparison with the shown one; -1 if none is marked. */
  markedIndex: number;
  wording: Wording;
  onStop: (index: number) => void;
  onMark: (index: number) => void;
}

/** The maximum number of marks. More marks would merge into a line. */
const marksAtMost = 80;

/** A slider with a stop for each event, the newest at the right. It shows the time and the event of the current stop. */
export function StopSlider({ stops, index, markedIndex, wording, onStop, onMark }: StopSliderProps) {
  const { t, times } = wording;
  const { wanted, hold, goTo } = useWantedStop(index, (to) => onStop(Math.min(to, stops.length - 1)));
  const shown = Math.max(0, Math.min(wanted, stops.length - 1));
  const stop = stops[shown];
  const textOf = (at: number): string => {
    const { entry } = stops[at] ?? {};
    return entry === undefined ? '' : `${when(entry.time)}: ${entrySentence(wording, entry)}`;
  };
  const when = (time: string) => `${times.date(time)} ${times.time(time)}`;
  if (stop === undefined) return null;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <IconButton
          aria-label={t('asOf.earlier')}
          title={t('asOf.earlier')}
          disabled={shown === 0}
          onClick={() => goTo(shown - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Slider
          aria-label={t('asOf.slider')}
          getAriaValueText={textOf}
          min={0}
          max={Math.max(1, stops.length - 1)}
          disabled={stops.length === 1}
          step={1}
          marks={stops.length <= marksAtMost}
          value={shown}
          onChange={(_event, value) => hold(Number(value))}
          // A key held down commits each step. Only its release loads a stop, so `onKeyUp` handles keys.
          onChangeCommitted={(event, value) => event.type !== 'keydown' && goTo(Number(value))}
          onKeyUp={() => goTo(shown)}
          onBlur={() => goTo(shown)}
        />
        <IconButton
          aria-label={t('asOf.later')}
          title={t('asOf.later')}
          disabled={shown === stops.length - 1}
          onClick={() => goTo(shown + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, flexWrap: 'wrap', mb: 0.5 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" component="div" sx={{ fontWeight: 650 }}>
            <time dateTime={stop.entry.time}>{when(stop.entry.time)}</time>
            {' · '}
            {t('asOf.stop', { place: shown + 1, all: stops.length })}
          </Typography>
          <Typography variant="body2" component="div">
            {entrySentence(wording, stop.entry)}
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary">
            {[
              entryActor(wording, stop.entry),
              entryEntity(wording, stop.entry),
              stop.others > 0 && t('asOf.others', { amount: stop.others }),
              stop.entry.reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {markedIndex !== shown && (
          <Button variant="outlined" startIcon={<CompareArrowsIcon />} onClick={() => onMark(shown)}>
            {t('asOf.mark')}
          </Button>
        )}
      </Box>
    </>
  );
}
