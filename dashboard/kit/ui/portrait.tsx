import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { pictureSource } from '../client/api.ts';
import { toneNames } from '../theme/tones.ts';
import { initials, numberOf } from './initials.ts';

interface PortraitProps {
  src: PictureSet | null;
  /** Name of the person. Without a picture, it gives the initials and their colour. */
  name: string;
  /** The diameter in px. */
  size: number;
}

/** A person's picture in a circle. Without a picture it shows the initials, in a colour derived from the name. */
export function Portrait({ src, name, size }: PortraitProps) {
  const address = src?.small.url ?? null;
  const [broken, setBroken] = useState<string | null>(null);
  const tone = toneNames[numberOf(name, toneNames.length)] ?? 'neutral';
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
        color: theme.vars.palette.tone[tone].text,
        backgroundColor: theme.vars.palette.tone[tone].background,
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
