import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import ScanIcon from '~icons/ic/baseline-qr-code-scanner';
import { CameraButton } from '../kit/scan/camera-button.tsx';
import { LateCamera } from '../kit/scan/late-camera.ts';

interface ScanBoxProps {
  boxRef: RefObject<HTMLInputElement | null>;
  label: string;
  help: string;
  onEnter: (text: string) => void;
  onEscape: () => void;
}

/** The input box for scanner and keyboard. It takes the focus back whenever no other element needs the focus. */
export function ScanBox({ boxRef, label, help, onEnter, onEscape }: ScanBoxProps) {
  const [text, setText] = useState('');
  const [hasCamera, setCamera] = useState(false);
  useFocusKept(boxRef);

  function send() {
    setText('');
    onEnter(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // Many scanners end a code with Tab. In an empty box, Tab moves the focus as usual.
    if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey && text.trim() !== '')) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape') {
      setText('');
      onEscape();
    }
  }

  return (
    <Box sx={{ mb: 1.25 }}>
      <TextField
        inputRef={boxRef}
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        helperText={help}
        fullWidth
        autoFocus
        autoComplete="off"
        slotProps={{
          htmlInput: { maxLength: 500, autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false },
          input: {
            sx: { height: 52, '& input': { fontSize: '1.25rem', fontWeight: 600 } },
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
      {hasCamera && <LateCamera onCode={onEnter} onClose={() => setCamera(false)} />}
    </Box>
  );
}

const others = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox]';

function useFocusKept(boxRef: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = () => boxRef.current?.focus();
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(others)) return;
      const presses = event.key === ' ' || event.key === 'Enter';
      if (presses && target.closest('a, button')) return;
      // The person may type a label or a key while no element has the focus.
      if (event.key.length === 1 || event.key === 'Enter') focus();
    }
    function onFocusOut(event: FocusEvent) {
      if (event.relatedTarget !== null || !document.hasFocus()) return;
      requestAnimationFrame(() => {
        const isFree = document.activeElement === document.body || document.activeElement === null;
        if (isFree && window.getSelection()?.toString() === '') focus();
      });
    }
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('focus', focus);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('focus', focus);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, [boxRef]);
}
