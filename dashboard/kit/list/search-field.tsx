import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ClearIcon from '~icons/ic/baseline-close';
import SearchIcon from '~icons/ic/baseline-search';

const waitMs = 350;

interface SearchFieldProps {
  value: string;
  placeholder: string;
  onSearch: (value: string) => void;
}

/** Searches shortly after the last keystroke. While a Korean or Japanese word is composed, it waits for the end of the word. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The text of the last search. The address, and with it `value`, may have it only later.
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

  // Each list loads this field before its rows, and MUI's field would add 3 kB.
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        width: 260,
        height: 32,
        paddingInline: '10px 6px',
        borderRadius: `${theme.vars.shape.borderRadius}`,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&:has(input:focus)': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: '-1px',
        },
      })}
    >
      <SearchIcon sx={{ fontSize: 18, mr: 0.75, color: 'text.secondary' }} />
      <Box
        component="input"
        type="search"
        value={text}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={200}
        data-list-key="search"
        onChange={(event) => {
          setText(event.target.value);
          if (!(event.nativeEvent as InputEvent).isComposing) search(event.target.value, waitMs);
        }}
        onCompositionEnd={(event) => search(event.currentTarget.value, waitMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text, 0);
        }}
        sx={(theme) => ({
          flexGrow: 1,
          minWidth: 0,
          p: 0,
          border: 0,
          outline: 'none',
          font: 'inherit',
          fontSize: '0.8125rem',
          color: 'inherit',
          backgroundColor: 'transparent',
          '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
          '&::-webkit-search-cancel-button': { display: 'none' },
        })}
      />
      {text !== '' && (
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
      )}
    </Box>
  );
}
