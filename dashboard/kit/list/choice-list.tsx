import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import CheckBoxIcon from '~icons/ic/baseline-check-box';
import CheckBoxOutlineBlankIcon from '~icons/ic/baseline-check-box-outline-blank';
import RadioButtonCheckedIcon from '~icons/ic/baseline-radio-button-checked';
import RadioButtonUncheckedIcon from '~icons/ic/baseline-radio-button-unchecked';
import { formatNumber } from '../preferences/time.ts';
import type { FilterOption } from './filter-option.ts';

const searchFrom = 12;

const marks = {
  several: { chosen: CheckBoxIcon, open: CheckBoxOutlineBlankIcon },
  one: { chosen: RadioButtonCheckedIcon, open: RadioButtonUncheckedIcon },
} as const;

interface ChoiceListProps {
  options: readonly FilterOption[];
  value: string;
  several: boolean;
  /** Whether the options are already search results, so that the list needs no search field. */
  isSearched?: boolean;
  onChoose: (value: string | null) => void;
}

/** The values of a filter; many of them can be searched. */
export function ChoiceList({ options, value, several, isSearched = false, onChoose }: ChoiceListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  // The address may not contain the last tick yet, so the chosen values are kept here.
  const [chosen, setChosen] = useState(value === '' ? [] : value.split(','));
  const matching = options.filter((option) =>
    option.text.toLowerCase().includes(search.trim().toLowerCase()),
  );

  function toggle(one: string) {
    const rest = chosen.filter((other) => other !== one);
    const without = rest.length < chosen.length;
    if (!several) return onChoose(without ? null : one);
    const next = without ? rest : [...chosen, one];
    setChosen(next);
    onChoose(next.length === 0 ? null : next.join(','));
  }

  return (
    <Box sx={{ minWidth: 220, maxWidth: 340 }}>
      {!isSearched && options.length > searchFrom && (
        <Box sx={{ p: 1, pb: 0 }}>
          <TextField
            fullWidth
            autoFocus
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t('list.options')}
            slotProps={{ htmlInput: { 'aria-label': t('list.options') } }}
          />
        </Box>
      )}
      <List sx={{ maxHeight: 380, overflowY: 'auto', py: 0.5 }}>
        {matching.map(({ value: one, text, count }) => {
          const isChosen = chosen.includes(one);
          // The row itself is the control: an icon shows its state, not a nested checkbox.
          const Mark = marks[several ? 'several' : 'one'][isChosen ? 'chosen' : 'open'];
          return (
            <ListItem key={one} disablePadding>
              <ListItemButton
                role={several ? 'checkbox' : 'radio'}
                aria-checked={isChosen}
                onClick={() => toggle(one)}
                sx={{ minHeight: 28, py: 0.25, px: 1.5, gap: 1, fontSize: '0.8125rem' }}
              >
                <Mark fontSize="small" color={isChosen ? 'primary' : 'action'} />
                <Box component="span" sx={{ flexGrow: 1 }}>
                  {text}
                </Box>
                {count !== undefined && (
                  <Typography component="span" variant="caption" color="textSecondary">
                    {formatNumber(count)}
                  </Typography>
                )}
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      {matching.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          {t('list.noOptions')}
        </Typography>
      )}
    </Box>
  );
}
