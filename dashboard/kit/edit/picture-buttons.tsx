import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface PictureButtonsProps {
  /** Name of the picture, for screen readers. */
  name: string;
  hasPicture: boolean;
  isDisabled?: boolean;
  uploadText?: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Buttons that choose a picture from the device, and remove the present one. */
export function PictureButtons(props: PictureButtonsProps) {
  const { name, hasPicture, isDisabled = false, uploadText, onChoose, onRemove } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1.5 }}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <Button
        size="small"
        disabled={isDisabled}
        aria-label={t('forms.picture.uploadOf', { name })}
        onClick={() => input.current?.click()}
      >
        {uploadText ?? t('forms.picture.upload')}
      </Button>
      {hasPicture && (
        <Button
          size="small"
          color="inherit"
          disabled={isDisabled}
          aria-label={t('forms.picture.removeOf', { name })}
          onClick={onRemove}
        >
          {t('forms.picture.remove')}
        </Button>
      )}
    </Box>
  );
}
