import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import CheckroomIcon from '~icons/ic/outline-checkroom';
import { pictureSource } from '../kit/client/api.ts';
import { Portrait } from '../kit/ui/portrait.tsx';

interface ThumbProps {
  src: PictureSet | null;
  /** The name of a person or brand. Without a picture, its initials are shown in place of a hanger. */
  name?: string;
}

/** A picture that fills its place without being cropped: a garment from the collar to the hem. */
export function Thumb({ src, name }: ThumbProps) {
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
        <Stead name={name} />
      ) : (
        <Box
          component="img"
          {...pictureSource(src.small.url)}
          alt=""
          onError={() => setBroken(true)}
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

function Stead({ name }: Pick<ThumbProps, 'name'>) {
  return name === undefined ? <CheckroomIcon /> : <Portrait src={null} name={name} size={40} />;
}
