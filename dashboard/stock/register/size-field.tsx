import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreas } from '../../kit/areas/use-areas.ts';
import { foundOptions } from '../../kit/list/lookups/lookup-queries.ts';

export interface SizeChoice {
  id: number;
  name: string;
}

interface SizeFieldProps {
  /** The sizes to choose from. Without them the person searches all products. */
  sizes?: readonly SizeChoice[];
  value: SizeChoice | null;
  isMissing: boolean;
  onChange: (size: SizeChoice | null) => void;
}

/** Selects a size of a product. */
export function SizeField({ sizes, value, isMissing, onChange }: SizeFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const asked = text.trim();
  const lookup = useAreas().kinds.product_size?.lookup;
  const { data = [], isFetching } = useQuery({
    ...foundOptions({ kind: 'product_size', lookup }, asked),
    enabled: sizes === undefined && asked !== '',
  });
  const help = isMissing ? { error: true, helperText: t('fieldProblems.required') } : {};
  if (sizes !== undefined) {
    return (
      <TextField
        select
        required
        label={t('actions.fields.productSizeId')}
        value={value?.id ?? ''}
        onChange={(event) => onChange(sizes.find(({ id }) => id === Number(event.target.value)) ?? null)}
        {...help}
      >
        {sizes.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  if (value !== null) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{value.name}</Typography>
        <Button color="inherit" variant="outlined" onClick={() => onChange(null)}>
          {t('stockItem.register.otherSize')}
        </Button>
      </Box>
    );
  }
  return (
    <Box>
      <TextField
        fullWidth
        required
        autoFocus
        label={t('stockItem.register.searchSize')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...help}
      />
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5, maxHeight: 180, overflowY: 'auto' }}
        aria-busy={isFetching}
      >
        {data.map((option) => (
          <li key={option.value}>
            <Button
              color="inherit"
              fullWidth
              sx={{ justifyContent: 'flex-start', fontWeight: 450, whiteSpace: 'normal', textAlign: 'start' }}
              onClick={() => onChange({ id: Number(option.value), name: option.text })}
            >
              {option.text}
            </Button>
          </li>
        ))}
        {asked !== '' && !isFetching && data.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary">
            {t('list.noOptions')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
