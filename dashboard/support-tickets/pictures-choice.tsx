import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesAtMost } from '#domain/support-tickets/support-ticket-kinds.ts';
import CloseIcon from '~icons/ic/baseline-close';
import AddPhotoIcon from '~icons/ic/outline-add-photo-alternate';
import { Picture } from '../kit/ui/picture.tsx';
import { useBlobAddress } from '../kit/ui/use-blob-address.ts';

interface PicturesChoiceProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Chooses the pictures of a message, at most `picturesAtMost`. */
export function PicturesChoice({ files, onChange }: PicturesChoiceProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const left = picturesAtMost - files.length;
  return (
    <Box
      role="group"
      aria-label={t('ticket.fields.pictures')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {files.map((file, index) => (
        <Chosen
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={() => onChange(files.toSpliced(index, 1))}
        />
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])].filter(
            (file) => !files.some((one) => isSame(one, file)),
          );
          event.target.value = '';
          onChange([...files, ...chosen].slice(0, picturesAtMost));
        }}
      />
      <Button
        size="small"
        startIcon={<AddPhotoIcon />}
        disabled={left === 0}
        onClick={() => input.current?.click()}
      >
        {t('ticket.addPictures', { amount: left })}
      </Button>
    </Box>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation();
  const name = t('forms.picture.removeOf', { name: file.name });
  return (
    <Box sx={{ position: 'relative' }}>
      <Picture src={useBlobAddress(file)} shape="square" size={56} name={file.name} />
      <IconButton
        size="small"
        aria-label={name}
        title={name}
        onClick={onRemove}
        sx={(theme) => ({
          position: 'absolute',
          top: -8,
          right: -8,
          p: 0.25,
          backgroundColor: theme.vars.palette.raised,
        })}
      >
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
