import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type DragEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeFile } from '#domain/text/encoding.ts';
import PlaylistAddIcon from '~icons/ic/baseline-playlist-add';
import DeleteIcon from '~icons/ic/outline-delete';
import UploadIcon from '~icons/ic/outline-upload-file';
import { formatNumber } from '../../kit/preferences/time.ts';
import { confirm } from '../../kit/ui/confirm.tsx';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { notify } from '../../kit/ui/notices.tsx';
import { afterEnter } from './enter-in-cell.ts';
import type { ParcelKind } from './parcel-kind.ts';
import { waitingLines } from './waiting-lines.ts';

interface ParcelsBoxProps {
  kind: ParcelKind;
  text: string;
  courier: string | null;
  isSending: boolean;
  onText: (text: string) => void;
  onCourier: (courier: string | null) => void;
}

/** The box for lines, and the ways to fill it: paste, upload a file, or list the waiting items. */
export function ParcelsBox({ kind, text, courier, isSending, onText, onCourier }: ParcelsBoxProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const helpId = useId();
  const file = useRef<HTMLInputElement>(null);

  const waiting = useMutation({
    mutationFn: () => waitingLines(t, kind),
    onSuccess: ({ lines, amount }) => {
      if (amount === 0) return notify('success', t('parcels.noneWaiting'));
      onText(appended(text, lines));
      notify('success', t('parcels.filled', { amount: formatNumber(amount) }));
    },
    onError: (error) => notify('fail', errorText(error)),
  });

  async function take(chosen: File | undefined) {
    if (chosen === undefined) return;
    try {
      const read = decodeFile(new Uint8Array(await chosen.arrayBuffer()));
      if ('fault' in read) notify('fail', t(`parcels.fileFaults.${read.fault}`, { line: read.line }));
      else onText(appended(text, read.text));
    } catch {
      notify('fail', t('parcels.uploadFailed'));
    }
  }

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const { files } = event.target;
    void take(files?.[0]);
    // Empties the input, so that the same file can be chosen again after a change.
    event.target.value = '';
  }

  /** A scanner ends a number with Enter. Shift+Enter breaks the line anywhere. */
  function enter(event: KeyboardEvent<HTMLDivElement>) {
    const { target } = event;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!(target instanceof HTMLTextAreaElement) || target.selectionStart !== target.selectionEnd) return;
    const next = afterEnter(target.value, target.selectionStart);
    if (next === null) return;
    event.preventDefault();
    target.setSelectionRange(...next);
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  async function clear() {
    const [title, text] = [t('parcels.clear'), t('parcels.clearAsk')];
    if (await confirm({ title, text, ok: title, isDanger: true })) onText('');
  }

  return (
    <>
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: 900 }}>
        {t('parcels.linesHelp')}
      </Typography>
      <TextField
        multiline
        fullWidth
        minRows={6}
        maxRows={14}
        value={text}
        disabled={isSending}
        placeholder={t('parcels.placeholder')}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={enter}
        onDrop={drop}
        slotProps={{
          htmlInput: {
            'aria-label': t('parcels.lines'),
            'aria-describedby': helpId,
            spellCheck: false,
            wrap: 'off',
            sx: {
              fontFamily: (theme) => `ui-monospace, monospace, ${theme.typography.fontFamily}`,
              fontSize: '0.8125rem',
              tabSize: 16,
              overflowX: 'auto !important',
            },
          },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          onClick={() => file.current?.click()}
          disabled={isSending}
        >
          {t('parcels.upload')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={t('parcels.upload')}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={upload}
        />
        <Button
          variant="outlined"
          startIcon={<PlaylistAddIcon />}
          disabled={waiting.isPending || isSending}
          onClick={() => waiting.mutate()}
        >
          {t(kind.name === 'outbound' ? 'parcels.fill' : 'parcels.fillReturn')}
        </Button>
        <Button
          color="inherit"
          startIcon={<DeleteIcon />}
          disabled={text === '' || isSending}
          onClick={() => void clear()}
        >
          {t('parcels.clear')}
        </Button>
        <TextField
          select
          label={t('parcels.defaultCourier')}
          value={courier ?? ''}
          onChange={(event) => onCourier(event.target.value === '' ? null : event.target.value)}
          sx={{ minWidth: 240, ml: { md: 'auto' } }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('parcels.noDefault')}</MenuItem>
          {kind.couriers.codes.map((code) => (
            <MenuItem key={code} value={code}>
              {kind.couriers.nameOf(t, code)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </>
  );
}

/** Returns the text with more lines below it. */
function appended(text: string, more: string): string {
  const before = text.trimEnd();
  const added = more.replace(/^\uFEFF/, '');
  return before === '' ? added : `${before}\n${added}`;
}
