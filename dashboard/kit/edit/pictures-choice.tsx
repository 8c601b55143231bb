import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import CloseIcon from '~icons/ic/baseline-close';
import AddPhotoIcon from '~icons/ic/outline-add-photo-alternate';
import { Picture } from '../ui/picture.tsx';
import { useBlobAddress } from '../ui/use-blob-address.ts';

interface PicturesChoiceProps {
  /** The name of the pictures, and the text of the button for that many more. */
  name: string;
  addText: (left: number) => string;
  atMost: number;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Chooses the pictures to send with a form, at most `atMost`. Needs the texts of forms. */
export function PicturesChoice({ name, addText, atMost, files, onChange }: PicturesChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const left = atMost - files.length;
  return (
    <Box
      role="group"
      aria-label={name}
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
          onChange([...files, ...chosen].slice(0, atMost));
        }}
      />
      <Button
        size="small"
        startIcon={<AddPhotoIcon />}
        disabled={left === 0}
        onClick={() => input.current?.click()}
      >
        {addText(left)}
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
