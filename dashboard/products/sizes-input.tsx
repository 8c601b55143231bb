import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import DeleteIcon from '~icons/ic/outline-delete';
import { lookup } from '../reference/lookups.ts';
import { partsOf, type SizePart, type SizeProblem, textOf } from './form-parts.ts';
import { useMeasurements } from './use-measurements.ts';

interface SizesInputProps {
  value: string;
  categoryId: number | null;
  /** Problems by the key of the size's row. */
  problems: Readonly<Record<string, SizeProblem>>;
  onChange: (value: string) => void;
}

/** The sizes of a new product, each with the measurements of the product's category. */
export function SizesInput({ value, categoryId, problems, onChange }: SizesInputProps) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(lookup('size-types'));
  const types = data?.filter(({ isPublished }) => isPublished) ?? [];
  const measurements = useMeasurements(categoryId);
  const sizes = partsOf<SizePart>(value);
  const change = (key: string, said: Partial<SizePart>) =>
    onChange(textOf(sizes.map((size) => (size.key === key ? { ...size, ...said } : size))));
  const taken = new Set(sizes.map(({ type }) => type));
  const next = types.find(({ id }) => !taken.has(String(id)));
  const add = () =>
    onChange(
      textOf([
        ...sizes,
        { key: crypto.randomUUID(), type: next === undefined ? '' : String(next.id), name: '', measured: {} },
      ]),
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {sizes.map((size, at) => (
        <Box key={size.key} role="group" aria-label={t('product.form.sizeN', { n: at + 1 })}>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
              alignItems: 'center',
            }}
          >
            <TextField
              select
              label={t('product.sizeForm.type')}
              value={size.type}
              onChange={(event) => change(size.key, { type: event.target.value })}
            >
              <MenuItem value="">{t('product.sizeForm.noType')}</MenuItem>
              {types.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            {size.type === '' && (
              <TextField
                label={t('product.sizeForm.ownName')}
                value={size.name}
                onChange={(event) => change(size.key, { name: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 50 } }}
              />
            )}
            {measurements.map(({ id, name }) => (
              <TextField
                key={id}
                label={name}
                value={size.measured[id] ?? ''}
                onChange={(event) =>
                  change(size.key, { measured: { ...size.measured, [id]: event.target.value } })
                }
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
              />
            ))}
            <IconButton
              aria-label={t('product.form.removeSize', { n: at + 1 })}
              title={t('product.form.removeSize', { n: at + 1 })}
              onClick={() => onChange(textOf(sizes.filter(({ key }) => key !== size.key)))}
              sx={{ justifySelf: 'start' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
          {problems[size.key] !== undefined && (
            <FormHelperText error role="alert">
              {t(`product.form.problems.${problems[size.key] as SizeProblem}`)}
            </FormHelperText>
          )}
        </Box>
      ))}
      <Button startIcon={<AddIcon />} onClick={add} disabled={isPending} sx={{ justifySelf: 'start' }}>
        {t('product.form.addSize')}
      </Button>
    </Box>
  );
}
