import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import DeleteIcon from '~icons/ic/outline-delete';
import type { Values } from '../kit/fields/field.ts';
import { FieldInputs } from '../kit/fields/field-inputs.tsx';
import { lookup } from '../reference/lookups.ts';
import { partsOf, type SizeProblem, textOf } from './form-parts.ts';
import { newSizeFields } from './size-fields.ts';
import { useMeasurements } from './use-measurements.ts';

interface SizesInputProps {
  value: string;
  categoryId: number | null;
  /** Problems of the sizes, by the key of the size's row. */
  problems: Readonly<Record<string, SizeProblem>>;
  onChange: (value: string) => void;
}

/** The sizes of a new product, each with the measurements of the product's category. */
export function SizesInput({ value, categoryId, problems, onChange }: SizesInputProps) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(lookup('size-types'));
  const types = data?.filter(({ isPublished }) => isPublished) ?? [];
  const fields = newSizeFields(t, types, useMeasurements(categoryId));
  const sizes = partsOf(value);
  const change = (key: string, values: Values) =>
    onChange(textOf(sizes.map((size) => (size.key === key ? { key, values } : size))));
  const taken = new Set(sizes.map(({ values }) => values.size_type_id));
  const next = types.find(({ id }) => !taken.has(String(id)));
  const add = () => {
    const values = { size_type_id: next === undefined ? '' : String(next.id) };
    onChange(textOf([...sizes, { key: crypto.randomUUID(), values }]));
  };
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
            <FieldInputs
              fields={fields}
              values={size.values}
              onChange={(values) => change(size.key, values)}
            />
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
