import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const waitMs = 350;

interface SearchFieldProps {
  value: string;
  placeholder: string;
  onSearch: (value: string) => void;
}

/** Searches a moment after the last letter; while a Korean or Japanese word is being composed it waits for its end. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was asked for last may still be on its way into the address.
  const asked = useRef(value);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next.trim() === asked.current) return;
      asked.current = next.trim();
      onSearch(asked.current);
    }, wait);
  }

  return (
    <InputBase
      type="search"
      value={text}
      placeholder={placeholder}
      inputProps={{ 'aria-label': placeholder, maxLength: 200, 'data-list-key': 'search' } as object}
      onChange={(event) => {
        setText(event.target.value);
        if (!(event.nativeEvent as InputEvent).isComposing) search(event.target.value, waitMs);
      }}
      onCompositionEnd={(event) => search((event.target as HTMLInputElement).value, waitMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text, 0);
      }}
      startAdornment={<SearchIcon sx={{ fontSize: 18, mr: 0.75, color: 'text.secondary' }} />}
      endAdornment={
        text !== '' && (
          <IconButton
            aria-label={t('common.clear')}
            sx={{ p: '4px' }}
            onClick={() => {
              setText('');
              search('', 0);
            }}
          >
            <ClearIcon sx={{ fontSize: 16 }} />
          </IconButton>
        )
      }
      sx={(theme) => ({
        width: 260,
        height: 32,
        paddingInline: '10px 6px',
        fontSize: '0.8125rem',
        borderRadius: `${theme.vars.shape.borderRadius}`,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: '-1px' },
        '& input:focus-visible': { outline: 'none' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      })}
    />
  );
}
