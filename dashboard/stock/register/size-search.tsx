import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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

interface SizeSearchProps {
  value: SizeChoice | null;
  /** Text of the problem with the chosen size; undefined if there is none. */
  wrong: string | undefined;
  onChange: (size: SizeChoice | null) => void;
}

/** Finds a size among all products. */
export function SizeSearch({ value, wrong, onChange }: SizeSearchProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const asked = text.trim();
  const lookup = useAreas().kinds.product_size?.lookup;
  const { data = [], isFetching } = useQuery({
    ...foundOptions({ kind: 'product_size', lookup }, asked),
    enabled: asked !== '',
  });
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
        error={wrong !== undefined}
        helperText={wrong}
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
