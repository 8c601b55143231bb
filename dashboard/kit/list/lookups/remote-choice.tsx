import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../choice-list.tsx';
import type { FilterOption } from '../filter-option.ts';
import { type RemoteLookupName, remoteLookups } from './remote-lookups.ts';

const waitMs = 250;
const none: readonly FilterOption[] = [];

interface RemoteChoiceProps {
  remote: RemoteLookupName;
  name: string;
  value: string;
  several: boolean;
  /** The texts of what is chosen. */
  chosen: readonly FilterOption[];
  onChoose: (value: string | null) => void;
}

/** A choice whose options the server is searched for as the person types; what is chosen stands above. */
export function RemoteChoice({ remote, name, value, several, chosen, onChoose }: RemoteChoiceProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = none, isFetching } = useQuery({
    queryKey: ['lookup', remote, asked],
    queryFn: ({ signal }) => remoteLookups[remote].search(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const found = useDeferredValue(asked === '' ? none : data);
  const others = found.filter((option) => !chosen.some((one) => one.value === option.value));
  const options = [...chosen, ...others];
  return (
    <Box sx={{ width: 340 }}>
      <Box sx={{ p: 1, pb: 0.5 }}>
        <TextField
          fullWidth
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('list.typeToSearch')}
          slotProps={{ htmlInput: { 'aria-label': `${name}: ${t('list.typeToSearch')}`, maxLength: 200 } }}
        />
      </Box>
      {(options.length > 0 || (asked !== '' && !isFetching)) && (
        <ChoiceList
          key={options.map((option) => option.value).join()}
          options={options}
          value={value}
          several={several}
          isSearched
          onChoose={onChoose}
        />
      )}
    </Box>
  );
}
