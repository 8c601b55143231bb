import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import ExpandMoreIcon from '~icons/ic/baseline-expand-more';
import { AnchoredPanel } from '../ui/anchored-panel.tsx';

interface FilterMenuProps {
  name: string;
  /** Number of values that are chosen in the filter. */
  chosen: number;
  isOpenAtFirst?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button of the filter bar with its menu. */
export function FilterMenu({ name, chosen, isOpenAtFirst = false, children }: FilterMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useEffect(() => {
    if (isOpenAtFirst) setAnchor(button.current);
  }, [isOpenAtFirst]);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color={chosen > 0 ? 'primary' : 'inherit'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon />}
        data-list-key="filter"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={(theme) => ({
          fontWeight: chosen > 0 ? 650 : 450,
          backgroundColor: theme.vars.palette.background.paper,
          borderColor: chosen > 0 ? undefined : theme.vars.palette.divider,
        })}
      >
        {name}
        {chosen > 1 && (
          <Box component="span" sx={{ ml: 0.75 }}>
            {chosen}
          </Box>
        )}
      </Button>
      <AnchoredPanel name={name} anchor={anchor} side="left" onClose={close}>
        {children(close)}
      </AnchoredPanel>
    </>
  );
}
