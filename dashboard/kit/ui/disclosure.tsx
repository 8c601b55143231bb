import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import OpenIcon from '~icons/ic/baseline-keyboard-arrow-right';

interface DisclosureProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Content that stays hidden until the person opens it. */
export function Disclosure({ title, isOpenAtFirst = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <Box sx={{ mt: 1 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          gap: 0.25,
          minHeight: 24,
          pr: 0.75,
          borderRadius: '4px',
          fontSize: '0.75rem',
          fontWeight: 600,
          color: 'text.secondary',
          '& svg': {
            fontSize: 18,
            transform: isOpen ? 'rotate(90deg)' : 'none',
            transition: 'transform 120ms',
          },
        }}
      >
        <OpenIcon />
        {title}
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ mt: 0.75 }}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
