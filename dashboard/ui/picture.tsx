import CheckroomIcon from '@mui/icons-material/CheckroomOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';

/** A picture, or a placeholder where it is missing or broken. The text beside it says what it shows. */
export function Picture({ src, size }: { src: string | null; size: number }) {
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
          alt=""
          loading="lazy"
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
