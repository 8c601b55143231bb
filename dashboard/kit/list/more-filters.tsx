import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Filter } from './filters.ts';

interface MoreFiltersProps {
  anchor: HTMLElement;
  filters: readonly Filter[];
  nameOf: (filter: Filter) => string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The menu of rarely used filters. A chosen filter moves to the bar. */
export function MoreFilters({ anchor, filters, nameOf, onChoose, onClose }: MoreFiltersProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {filters.map((filter) => (
        <MenuItem
          key={filter.name}
          onClick={() => {
            onClose();
            onChoose(filter.name);
          }}
        >
          {nameOf(filter)}
        </MenuItem>
      ))}
    </Menu>
  );
}
