import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ScanIcon from '~icons/ic/baseline-qr-code-scanner';
import { CameraButton } from '../../kit/scan/camera-button.tsx';
import { LateCamera } from '../../kit/scan/late-camera.ts';

interface ScanFieldProps {
  boxRef: RefObject<HTMLInputElement | null>;
  onScan: (text: string) => void;
}

/** The field for garments' codes and numbers. A scanner ends a code with Enter or Tab. */
export function ScanField({ boxRef, onScan }: ScanFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [hasCamera, setCamera] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    const ends = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (!ends || event.nativeEvent.isComposing || text.trim() === '') return;
    event.preventDefault();
    setText('');
    onScan(text);
  }

  return (
    <>
      <TextField
        inputRef={boxRef}
        label={t('order.packing.scan')}
        helperText={t('order.packing.scanHelp')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        fullWidth
        autoFocus
        autoComplete="off"
        slotProps={{
          htmlInput: { maxLength: 100, autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <ScanIcon />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment position="end">
                <CameraButton isOpen={hasCamera} onToggle={() => setCamera(!hasCamera)} />
              </InputAdornment>
            ),
          },
        }}
      />
      {hasCamera && <LateCamera onCode={onScan} onClose={() => setCamera(false)} />}
    </>
  );
}
