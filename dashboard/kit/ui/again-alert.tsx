import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface AgainAlertProps {
  text: string;
  again: string;
  onAgain: () => void;
}

/** A warning above stale content, with a button to reload it. */
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
