import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import AddIcon from '~icons/ic/baseline-add';
import DeleteIcon from '~icons/ic/outline-delete';
import { useLookup } from '../reference/lookups.ts';
import { type MaterialPart, partsOf, textOf } from './form-parts.ts';

interface MaterialsInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** The materials of a product. Each row has a material type, an attribute such as the part, and a value. */
export function MaterialsInput({ value, onChange }: MaterialsInputProps) {
  const { t } = useTranslation();
  const types = useLookup('material-types');
  const parts = partsOf<MaterialPart>(value);
  const change = (key: string, said: Partial<MaterialPart>) =>
    onChange(textOf(parts.map((part) => (part.key === key ? { ...part, ...said } : part))));
  const add = () =>
    onChange(textOf([...parts, { key: crypto.randomUUID(), type: '', attribute: '', value: '' }]));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {parts.map((part, at) => (
        <Box
          key={part.key}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr 2fr auto', alignItems: 'center' }}
        >
          <TextField
            select
            label={t('product.form.materialType')}
            value={types.some(({ id }) => String(id) === part.type) ? part.type : ''}
            onChange={(event) => change(part.key, { type: event.target.value })}
          >
            {types.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t('product.fields.materialAttribute')}
            value={part.attribute}
            onChange={(event) => change(part.key, { attribute: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            label={t('product.fields.materialValue')}
            value={part.value}
            onChange={(event) => change(part.key, { value: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
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
