import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityKind } from '#domain/areas.ts';
import { useAreas } from '../areas/use-areas.ts';
import { foundOptions, namedOptions } from '../list/lookups/lookup-queries.ts';
import { namedAtMost } from '../list/lookups/remote-lookup.ts';
import type { InputOption, InputProps } from './input.ts';

const waitMs = 250;
const none: readonly InputOption[] = [];

/** An input for one entity or for several, which searches the server as the person types. The value holds ids and commas. */
export function RemoteInput(props: InputProps & { remote: EntityKind; isSeveral: boolean }) {
  const { remote, isSeveral, value, onChange } = props;
  const { t } = useTranslation();
  const { kinds } = useAreas();
  const source = { kind: remote, lookup: kinds[remote]?.lookup };
  const [text, setText] = useState('');
  const asked = useSettled(text.trim());
  const [seen, setSeen] = useState<readonly InputOption[]>(none);

  const ids = value.split(',').filter(Boolean);
  const unseen = ids.filter((id) => !seen.some((option) => option.value === id)).slice(0, namedAtMost);
  const named = useQuery({ ...namedOptions(source, unseen.join()), enabled: unseen.length > 0 });
  const { data: found = none, isFetching } = useQuery({
    ...foundOptions(source, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const known = [...seen, ...(named.data ?? none)];
  const chosen = ids.map((id) => known.find((option) => option.value === id) ?? { value: id, text: id });

  function choose(options: readonly InputOption[]) {
    setSeen(options);
    onChange(options.map((option) => option.value).join());
  }

  const common = {
    options: asked === '' ? [] : [...found],
    loading: isFetching,
    filterOptions: (options: InputOption[]) => options,
    getOptionLabel: (option: InputOption) => option.text,
    getOptionKey: (option: InputOption) => option.value,
    isOptionEqualToValue: (one: InputOption, other: InputOption) => one.value === other.value,
    noOptionsText: t(asked === '' ? 'list.typeToSearch' : 'list.noOptions'),
    loadingText: t('shell.loading'),
    onInputChange: (_: unknown, typed: string, reason: string) => reason === 'input' && setText(typed),
  };
  const field = (params: object) => <SearchField {...props} params={params} />;
  return isSeveral ? (
    <Autocomplete
      {...common}
      multiple
      filterSelectedOptions
      value={chosen}
      onChange={(_, options) => choose(options)}
      renderInput={field}
    />
  ) : (
    <Autocomplete
      {...common}
      value={chosen[0] ?? null}
      onChange={(_, option) => choose(option === null ? [] : [option])}
      renderInput={field}
    />
  );
}

function SearchField({ input, inputRef, wrong, autoFocus = false, params }: InputProps & { params: object }) {
  return (
    <TextField
      {...params}
      name={input.name}
      label={input.label}
      required={input.required === true}
      autoFocus={autoFocus}
      error={wrong !== undefined}
      helperText={wrong ?? input.help}
      {...(inputRef && { inputRef })}
    />
  );
}

/** The text once the person has paused typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
