import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import CloseIcon from '~icons/ic/baseline-close';
import PreviousIcon from '~icons/ic/baseline-keyboard-arrow-left';
import NextIcon from '~icons/ic/baseline-keyboard-arrow-right';
import { pictureSource } from '../client/api.ts';

interface ShotDialogProps {
  shots: readonly PictureSet[];
  at: number;
  nameOf: (at: number) => string;
  onGo: (at: number) => void;
  onClose: () => void;
}

/**
 * A picture fitted to the window. A click switches to its full size and back.
 * `Shots`, which renders the dialog, also handles its arrow keys.
 */
export function ShotDialog({ shots, at, nameOf, onGo, onClose }: ShotDialogProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  /** Whether the original's URL has expired: it is valid for one to two hours, and this page may be older. */
  const [isOver, setOver] = useState(false);
  const shot = shots[at];
  const shown = isWhole && !isOver ? shot?.origin : shot?.large;
  const go = (step: number) => {
    setWhole(false);
    onGo((at + step + shots.length) % shots.length);
  };
  return (
    <Dialog open onClose={onClose} maxWidth={false} slotProps={{ paper: { 'aria-label': nameOf(at) } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1.5, py: 0.5 }}>
        <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ flexGrow: 1 }}>
          {nameOf(at)}
        </Typography>
        {shots.length > 1 && (
          <>
            <IconButton aria-label={t('pictures.previous')} onClick={() => go(-1)}>
              <PreviousIcon />
            </IconButton>
            <IconButton aria-label={t('pictures.next')} onClick={() => go(1)}>
              <NextIcon />
            </IconButton>
          </>
        )}
        <IconButton aria-label={t('common.close')} onClick={onClose} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={(theme) => ({ overflow: 'auto', backgroundColor: theme.vars.palette.mat })}>
        <Box
          component="button"
          type="button"
          aria-pressed={isWhole}
          aria-label={t(isWhole ? 'pictures.fit' : 'pictures.whole')}
          onClick={() => setWhole(!isWhole)}
          sx={{ all: 'unset', display: 'block', cursor: isWhole ? 'zoom-out' : 'zoom-in' }}
        >
          <Box
            component="img"
            {...(shown !== undefined && pictureSource(shown.url))}
            onError={() => setOver(true)}
            alt=""
            sx={
              isWhole
                ? { display: 'block' }
                : {
                    display: 'block',
                    width: 'min(86vw, calc((100vh - 140px) * 0.75))',
                    height: 'calc(100vh - 140px)',
                    objectFit: 'contain',
                  }
            }
          />
        </Box>
      </Box>
    </Dialog>
  );
}
