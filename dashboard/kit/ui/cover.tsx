import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { pictureSource } from '../client/api.ts';

/** A picture that fills its frame from edge to edge. It decorates the page, so screen readers skip it. */
export function Cover({ src, height }: { src: PictureSet; height: number }) {
  const { url } = src.large;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      sx={(theme) => ({
        height,
        minWidth: 0,
        borderRadius: '10px',
        overflow: 'hidden',
        backgroundColor: theme.vars.palette.mat,
      })}
    >
      {broken !== url && (
        <Box
          component="img"
          {...pictureSource(url)}
          alt=""
          onError={() => setBroken(url)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
}
