import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Picture } from '../ui/picture.tsx';
import { useBlobAddress } from '../ui/use-blob-address.ts';
import { PictureButtons } from './picture-buttons.tsx';

interface PictureChoiceProps {
  name: string;
  /** The chosen picture, which the surrounding form sends. */
  file: File | null;
  onChoose: (file: File | null) => void;
}

/** A picture to send with a form, with a preview and a button that removes it. */
export function PictureChoice({ name, file, onChoose }: PictureChoiceProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}
    >
      <Picture src={useBlobAddress(file ?? undefined)} shape="square" size={64} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap title={file?.name}>
          {file?.name ?? t('forms.picture.none')}
        </Typography>
        <PictureButtons
          name={name}
          hasPicture={file !== null}
          onChoose={onChoose}
          onRemove={() => onChoose(null)}
        />
      </Box>
    </Box>
  );
}
