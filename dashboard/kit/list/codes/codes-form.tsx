import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../preferences/time.ts';
import { CameraButton } from '../../scan/camera-button.tsx';
import { LateCamera } from '../../scan/late-camera.ts';
import { codesAtMost, codesFromText, codesText } from './codes-text.ts';

interface CodesFormProps {
  value: string;
  onChoose: (value: string | null) => void;
}

/** Takes pasted or scanned codes: a scanner types a code and Enter. Enter on an empty line starts the search. */
export function CodesForm({ value, onChoose }: CodesFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value.replaceAll(',', '\n'));
  const [hasCamera, setCamera] = useState(false);
  const { codes, beyond } = codesFromText(text);

  function find(event?: FormEvent) {
    event?.preventDefault();
    if (beyond === 0) onChoose(codesText(codes));
  }

  function onKeyDown(event: KeyboardEvent) {
    const field = event.target as HTMLTextAreaElement;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isEmptyLine = text.slice(0, field.selectionStart).split('\n').at(-1)?.trim() === '';
    if (!event.ctrlKey && !event.metaKey && !(isEmptyLine && codes.length > 0)) return;
    event.preventDefault();
    find();
  }

  return (
    <Box component="form" onSubmit={find} sx={{ p: 1.5, display: 'grid', gap: 1.25, width: 320 }}>
      <TextField
        autoFocus
        multiline
        minRows={6}
        maxRows={12}
        value={text}
        label={t('list.codes.paste')}
        error={beyond > 0}
        helperText={
          beyond > 0
            ? t('list.codes.tooMany', { most: codesAtMost, beyond: formatNumber(beyond) })
            : t('list.codes.help', { amount: codes.length, most: codesAtMost })
        }
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } }}
      />
      {hasCamera && (
        <LateCamera
          onCode={(code) => setText((before) => `${before.trimEnd()}\n${code}\n`.trimStart())}
          onClose={() => setCamera(false)}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <CameraButton isOpen={hasCamera} onToggle={() => setCamera(!hasCamera)} />
        </Box>
        {text !== '' && (
          <Button color="inherit" onClick={() => setText('')}>
            {t('common.clear')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={beyond > 0}>
          {t('list.codes.find')}
        </Button>
      </Box>
    </Box>
  );
}
