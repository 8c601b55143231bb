import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import DeleteIcon from '~icons/ic/outline-delete';
import type { Values } from '../kit/fields/field.ts';
import { FieldInputs } from '../kit/fields/field-inputs.tsx';
import { narrow } from '../kit/theme/tokens.ts';
import { useLookup } from '../reference/lookups.ts';
import { partsOf, textOf } from './form-parts.ts';
import { materialFields } from './product-form-fields.ts';

/** Three inputs and a button side by side; on a phone the type and the part have lines of their own. */
const inputs = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: '1fr 1fr 2fr auto',
  alignItems: 'center',
  [narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :nth-of-type(-n + 2):not(button)': { gridColumn: '1 / -1' },
  },
} as const;

interface MaterialsInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** The materials of a product. Each row has a material type, an attribute such as the part, and a value. */
export function MaterialsInput({ value, onChange }: MaterialsInputProps) {
  const { t } = useTranslation();
  const fields = materialFields(t, useLookup('material-types'));
  const parts = partsOf(value);
  const change = (key: string, values: Values) =>
    onChange(textOf(parts.map((part) => (part.key === key ? { key, values } : part))));
  const add = () => onChange(textOf([...parts, { key: crypto.randomUUID(), values: {} }]));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {parts.map((part, at) => (
        <Box key={part.key} sx={inputs}>
          <FieldInputs fields={fields} values={part.values} onChange={(values) => change(part.key, values)} />
          <IconButton
            aria-label={t('product.form.removeMaterial', { n: at + 1 })}
            title={t('product.form.removeMaterial', { n: at + 1 })}
            onClick={() => onChange(textOf(parts.filter(({ key }) => key !== part.key)))}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
        {t('product.form.addMaterial')}
      </Button>
    </Box>
  );
}
