import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
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
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => next.trim() !== value && onSearch(next.trim()), wait);
  }

  return (
    <TextField
      type="search"
      value={text}
      placeholder={placeholder}
      sx={{ width: 260, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      onChange={(event) => {
        setText(event.target.value);
        if (!(event.nativeEvent as InputEvent).isComposing) search(event.target.value, waitMs);
      }}
      onCompositionEnd={(event) => search((event.target as HTMLInputElement).value, waitMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(text, 0);
      }}
      slotProps={{
        htmlInput: { 'aria-label': placeholder, maxLength: 200 },
        input: {
          sx: { height: 32, fontSize: '0.8125rem' },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t('common.clear')}
                onClick={() => {
                  setText('');
                  search('', 0);
                }}
              >
                <ClearIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
