import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import CheckroomIcon from '~icons/ic/outline-checkroom';
import { pictureSource } from '../client/api.ts';

interface PictureProps {
  /** A picture from the server, or the URL of one that is not uploaded yet. */
  src: PictureSet | string | null;
  /** The height of the frame in px. */
  size: number;
  /** Garments have an upright 3:4 frame; logos and documents have a square one. */
  shape?: keyof typeof ratios;
  /** The alternative text of the picture, if no text beside it describes it. */
  name?: string;
  /** Whether to load the picture at once, not only when it is scrolled into view. Meant for a page's main picture. */
  isNow?: boolean;
}

const ratios = { garment: 3 / 4, square: 1 } as const;

/** The widest frame in px that each size fills sharply on a screen with a pixel ratio of 2. */
const enough = { small: 160, standard: 320 } as const;

/** The URL of the smallest size that is sharp in a frame of this width in px. */
export function addressOf(picture: PictureSet, width: number): string {
  if (width <= enough.small) return picture.small.url;
  return width <= enough.standard ? picture.standard.url : picture.large.url;
}

/** A whole picture in its frame, in the smallest sufficient size. A missing or broken picture shows a placeholder. */
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
          {...pictureSource(src)}
          alt={name}
          loading={isNow ? 'eager' : 'lazy'}
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
