import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import CheckroomIcon from '~icons/ic/outline-checkroom';

interface PictureProps {
  /** A picture of the server's, or the address of one that it does not have yet. */
  src: PictureSet | string | null;
  /** The height of its frame in px. */
  size: number;
  /** Garments stand upright, in a frame of three to four; marks and documents in a square. */
  shape?: keyof typeof ratios;
  /** What it shows, where no text beside it says so. */
  name?: string;
  /** It is what the page is about, and is not put off until it is scrolled to. */
  isNow?: boolean;
}

const ratios = { garment: 3 / 4, square: 1 } as const;

/** The widest frame in px for which a size of the set is sharp on a screen of two dots a px. */
const enough = { small: 160, standard: 320 } as const;

/** Where the size of a picture lies that is sharp in a frame so wide, in px. */
export function addressOf(picture: PictureSet, width: number): string {
  if (width <= enough.small) return picture.small.url;
  return width <= enough.standard ? picture.standard.url : picture.large.url;
}

/** A picture in its frame, never cut off, no larger than it need be; a placeholder where it is missing or broken. */
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
