import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import CheckroomIcon from '~icons/ic/outline-checkroom';

interface PictureProps {
  /** A picture of the server, or the address of one that is not uploaded yet. */
  src: PictureSet | string | null;
  /** The height of the frame in px. */
  size: number;
  /** Garments have a frame of three to four, logos and documents a square one. */
  shape?: keyof typeof ratios;
  /** The subject of the picture, if no text beside it names it. */
  name?: string;
  /** Whether to load the picture at once, not when the person scrolls to it: for the main picture of a page. */
  isNow?: boolean;
}

const ratios = { garment: 3 / 4, square: 1 } as const;

/** The widest frame in px for which each size is sharp on a screen with two dots per px. */
const enough = { small: 160, standard: 320 } as const;

/** The address of the smallest size that is sharp in a frame of that width in px. */
export function addressOf(picture: PictureSet, width: number): string {
  if (width <= enough.small) return picture.small.url;
  return width <= enough.standard ? picture.standard.url : picture.large.url;
}

/** A picture in its frame, never cropped, in the smallest sharp size. A missing or broken picture has a placeholder. */
export function Picture({ src: picture, size, shape = 'garment', name = '', isNow = false }: PictureProps) {
  const width = Math.round(size * ratios[shape]);
  const src = picture === null || typeof picture === 'string' ? picture : addressOf(picture, width);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      sx={(theme) => ({
        width,
        height: size,
        flexShrink: 0,
        borderRadius: size < 100 ? '4px' : '8px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        color: theme.vars.palette.text.disabled,
        backgroundColor: theme.vars.palette.mat,
      })}
    >
      {src === null || broken === src ? (
        <CheckroomIcon sx={{ fontSize: Math.min(width, size) * 0.5 }} />
      ) : (
        <Box
          component="img"
          src={src}
          alt={name}
          loading={isNow ? 'eager' : 'lazy'}
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
