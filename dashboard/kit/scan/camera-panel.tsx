import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import CloseIcon from '~icons/ic/baseline-close';
import { useCamera } from './use-camera.ts';

export interface CameraPanelProps {
  /** Called once for each code that enters the camera's view. */
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera's picture, or the reason why the camera shows none. */
export function CameraPanel({ onCode, onClose }: CameraPanelProps) {
  const { t } = useTranslation();
  const { videoRef, state } = useCamera(onCode);
  const isWell = state === 'opening' || state === 'looking';
  return (
    <Box component="section" aria-label={t('camera.title')} sx={{ position: 'relative', mb: 1.25 }}>
      <Box
        component="video"
        ref={videoRef}
        muted
        playsInline
        aria-label={t('camera.title')}
        sx={{
          display: isWell ? 'block' : 'none',
          width: '100%',
          height: { xs: 220, sm: 280 },
          objectFit: 'cover',
          borderRadius: '8px',
          backgroundColor: '#000',
        }}
      />
      {isWell ? (
        <>
          <Typography
            role="status"
            variant="body2"
            sx={{
              position: 'absolute',
              left: 8,
              bottom: 8,
              px: 1,
              py: 0.25,
              borderRadius: '6px',
              color: '#fff',
              backgroundColor: 'rgba(0 0 0 / 0.65)',
            }}
          >
            {t(`camera.${state}`)}
          </Typography>
          <IconButton
            aria-label={t('camera.close')}
            title={t('camera.close')}
            onClick={onClose}
            size="small"
            sx={{
              position: 'absolute',
              right: 8,
              top: 8,
              color: '#fff',
              '&, &:hover': { backgroundColor: 'rgba(0 0 0 / 0.65)' },
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      ) : (
        <Alert
          severity="warning"
          role="alert"
          onClose={onClose}
          slotProps={{ closeButton: { 'aria-label': t('camera.close') } }}
        >
          {t(`camera.problems.${state}`)}
        </Alert>
      )}
    </Box>
  );
}
