import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityKind } from '#domain/areas.ts';
import { useAreas } from '../../areas/use-areas.ts';
import { ChoiceList } from '../choice-list.tsx';
import type { FilterOption } from '../filter-option.ts';
import { foundOptions } from './lookup-queries.ts';

const waitMs = 250;
const none: readonly FilterOption[] = [];

interface RemoteChoiceProps {
  remote: EntityKind;
  name: string;
  value: string;
  several: boolean;
  /** The chosen values with their texts. */
  chosen: readonly FilterOption[];
  onChoose: (value: string | null) => void;
}

/** A choice that searches the server for options while the person types. Chosen options are listed first. */
export function RemoteChoice({ remote, name, value, several, chosen, onChoose }: RemoteChoiceProps) {
  const { t } = useTranslation();
  const { kinds } = useAreas();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = none, isFetching } = useQuery({
    ...foundOptions({ kind: remote, lookup: kinds[remote]?.lookup }, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
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
