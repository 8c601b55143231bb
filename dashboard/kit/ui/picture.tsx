import CheckroomIcon from '@mui/icons-material/CheckroomOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';

interface PictureProps {
  /** A picture of the server's, or the address of one that it does not have yet. */
  src: PictureSet | string | null;
  size: number;
  /** What it shows, where no text beside it says so. */
  name?: string;
}

/** A picture no larger than it need be, or a placeholder where it is missing or broken. */
export function Picture({ src: picture, size, name = '' }: PictureProps) {
  const src = picture === null || typeof picture === 'string' ? picture : picture.small.url;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      sx={(theme) => ({
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '4px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        color: theme.vars.palette.text.disabled,
        backgroundColor: theme.vars.palette.tone.neutral.background,
      })}
    >
      {src === null || broken === src ? (
        <CheckroomIcon sx={{ fontSize: size * 0.6 }} />
      ) : (
        <Box
          component="img"
          src={src}
          alt={name}
          loading="lazy"
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
