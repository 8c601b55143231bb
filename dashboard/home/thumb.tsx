import CheckroomIcon from '@mui/icons-material/CheckroomOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';

/** A garment as large as its place, whole: from the collar to the hem. */
export function Thumb({ src }: { src: PictureSet | null }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Box
      sx={(theme) => ({
        aspectRatio: '3 / 4',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: `${theme.vars.shape.borderRadius}`,
        color: theme.vars.palette.text.disabled,
        backgroundColor: theme.vars.palette.mat,
      })}
    >
      {src === null || isBroken ? (
        <CheckroomIcon />
      ) : (
        <Box
          component="img"
          src={src.small.url}
          alt=""
          onError={() => setBroken(true)}
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
