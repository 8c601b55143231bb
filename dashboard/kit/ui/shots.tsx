import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import ZoomInIcon from '~icons/ic/baseline-zoom-in';
import { late, usePreloaded } from './late.tsx';
import { Picture } from './picture.tsx';

const ShotDialog = late(() => import('./shot-dialog.tsx').then((m) => m.ShotDialog));

interface ShotsProps {
  shots: readonly PictureSet[];
  /** Name of the pictured garment, for the alternative text. */
  name: string;
}

/** The height of the large picture in px. */
const large = 352;

/** All pictures of a garment: one large, and thumbnails below it. Arrow keys change the picture; a click enlarges it. */
export function Shots({ shots, name }: ShotsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const [isOpen, setOpen] = useState(false);
  usePreloaded(ShotDialog);
  const at = Math.min(chosen, Math.max(0, shots.length - 1));
  const shot = shots[at];
  const nameOf = (index: number) => t('pictures.shotOf', { name, n: index + 1, all: shots.length });

  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || shots.length < 2) return;
    event.preventDefault();
    setChosen((at + step + shots.length) % shots.length);
  }

  if (shot === undefined) return <Picture src={null} size={large} />;
  return (
    <Box
      component="section"
      aria-label={t('pictures.name')}
      onKeyDown={press}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Box
        component="button"
        type="button"
        aria-label={t('pictures.enlarge', { name: nameOf(at) })}
        onClick={() => setOpen(true)}
        sx={{
          all: 'unset',
          position: 'relative',
          width: 'fit-content',
          borderRadius: '8px',
          cursor: 'zoom-in',
          '&:focus-visible': { outline: '2px solid var(--mui-palette-link)', outlineOffset: '2px' },
          '& svg': { opacity: 0 },
          '&:hover svg, &:focus-visible svg': { opacity: 1 },
        }}
      >
        <Picture src={shot} size={large} />
        <ZoomInIcon
          sx={(theme) => ({
            position: 'absolute',
            right: 8,
            bottom: 8,
            p: 0.5,
            borderRadius: '50%',
            color: theme.vars.palette.text.primary,
            backgroundColor: theme.vars.palette.raised,
          })}
        />
      </Box>
      {shots.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, maxWidth: large * 0.75 }}>
          {shots.map((each, index) => (
            <Box
              key={each.small.url}
              component="button"
              type="button"
              aria-label={nameOf(index)}
              aria-pressed={index === at}
              onClick={() => setChosen(index)}
              sx={{
                all: 'unset',
                cursor: 'pointer',
                borderRadius: '4px',
                outline: index === at ? '2px solid var(--mui-palette-text-primary)' : 'none',
                outlineOffset: '1px',
                '&:focus-visible': { outline: '2px solid var(--mui-palette-link)' },
              }}
            >
              <Picture src={each} size={64} />
            </Box>
          ))}
        </Box>
      )}
      {isOpen && (
        <ShotDialog shots={shots} at={at} nameOf={nameOf} onGo={setChosen} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}
