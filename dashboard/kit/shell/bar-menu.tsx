import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';

interface BarMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** A menu below a button of the top bar. */
export function BarMenu({ anchor, onClose, children }: BarMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { variant: 'outlined', sx: { minWidth: 200 } } }}
    >
      {children}
    </Menu>
  );
}
