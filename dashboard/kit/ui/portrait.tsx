import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { pictureSource } from '../client/api.ts';
import { initials } from './initials.ts';

interface PortraitProps {
  src: PictureSet | null;
  /** Name of the person. Without a picture, it gives the initials. */
  name: string;
  /** The diameter in px. */
  size: number;
}

/** A person's picture in a circle. Without a picture it shows the initials, without a status's colour. */
export function Portrait({ src, name, size }: PortraitProps) {
  const address = src?.small.url ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '50%',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        fontSize: size * 0.4,
        fontWeight: 650,
        lineHeight: 1,
        color: theme.vars.palette.tone.neutral.text,
        backgroundColor: theme.vars.palette.tone.neutral.background,
      })}
    >
      {address === null || broken === address ? (
        initials(name)
      ) : (
        <Box
          component="img"
          {...pictureSource(address)}
          alt=""
          loading="lazy"
          onError={() => setBroken(address)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
