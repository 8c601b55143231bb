import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface AgainAlertProps {
  text: string;
  again: string;
  onAgain: () => void;
}

/** A warning above what is shown, with the way to read it again. */
export function AgainAlert({ text, again, onAgain }: AgainAlertProps) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1.25 }}
      action={
        <Button color="inherit" onClick={onAgain}>
          {again}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
