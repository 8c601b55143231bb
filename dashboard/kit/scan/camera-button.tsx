import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import CameraIcon from '~icons/ic/outline-photo-camera';

interface CameraButtonProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Button in a text field for codes that opens and closes the camera. */
export function CameraButton({ isOpen, onToggle }: CameraButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      edge="end"
      aria-pressed={isOpen}
      aria-label={t('camera.open')}
      title={t('camera.open')}
      color={isOpen ? 'primary' : 'default'}
      onClick={onToggle}
    >
      <CameraIcon />
    </IconButton>
  );
}
