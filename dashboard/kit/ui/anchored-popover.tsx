import Popover, { type PopoverActions, type PopoverProps } from '@mui/material/Popover';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface AnchoredPopoverProps {
  name: string;
  /** The element below which the panel opens. */
  anchor: HTMLElement;
  side: 'left' | 'right';
  /**
   * Width in pixels, for content that loads after the panel opens. By default the panel is as wide as its content.
   */
  width?: number;
  onClose: () => void;
  children: ReactNode;
}

/** A panel below a button. It stays within the window while its content loads and grows. */
export function AnchoredPopover({ name, anchor, side, width, onClose, children }: AnchoredPopoverProps) {
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
    sx: { mt: 0.5, ...(width !== undefined && { width, maxWidth: '92vw' }) },
    role: 'dialog',
    'aria-label': name,
  };
  return (
    <Popover
      open
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
