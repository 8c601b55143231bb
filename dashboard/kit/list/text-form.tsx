import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface TextFormProps {
  name: string;
  value: string;
  onChoose: (value: string | null) => void;
}

/** A filter that searches one field for a text. The list's search field searches several fields. */
export function TextForm({ name, value, onChoose }: TextFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);

  function submit(event: FormEvent) {
    event.preventDefault();
    onChoose(text.trim() === '' ? null : text.trim());
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, p: 1.5 }}>
      <TextField
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': name, maxLength: 200 } }}
      />
      <Button type="submit" variant="contained">
        {t('common.apply')}
      </Button>
    </Box>
  );
}
