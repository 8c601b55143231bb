import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface DoneStepProps {
  done: string;
  /** What follows. */
  next: string;
}

export function DoneStep({ done, next }: DoneStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {done}
      </Alert>
      <Typography sx={{ mb: 3 }}>{next}</Typography>
      <Button component={Link} to="/login" variant="outlined">
        {t('signUp.toLogin')}
      </Button>
    </>
  );
}
