import Popover, { type PopoverActions, type PopoverProps } from '@mui/material/Popover';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface AnchoredPanelProps {
  name: string;
  /** What it opens at; closed while null. */
  anchor: HTMLElement | null;
  side: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
}

/** A panel below a button. It keeps within the window while what it holds is loaded and grows. */
export function AnchoredPanel({ name, anchor, side, onClose, children }: AnchoredPanelProps) {
  const position = useRef<PopoverActions>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (content === null) return;
    const watch = new ResizeObserver(() => position.current?.updatePosition());
    watch.observe(content);
    return () => watch.disconnect();
  }, [content]);
  const paper: NonNullable<PopoverProps['slotProps']>['paper'] = {
    variant: 'outlined',
    sx: { mt: 0.5 },
    role: 'dialog',
    'aria-label': name,
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      action={position}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{ paper }}
    >
      <div ref={setContent}>{children}</div>
    </Popover>
  );
}
