import Button from '@mui/material/Button';

interface SubmitButtonProps {
  text: string;
  /** What it says while the form is being sent. */
  pendingText: string;
  isPending: boolean;
  danger?: boolean;
  autoFocus?: boolean;
}

/**
 * Sends its form. It stays a button while that goes on: what is disabled loses the focus, and keys would go nowhere after
 * a refusal. The form takes no second sending meanwhile.
 */
export function SubmitButton({
  text,
  pendingText,
  isPending,
  danger = false,
  autoFocus = false,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      color={danger ? 'error' : 'primary'}
      aria-disabled={isPending}
      autoFocus={autoFocus}
      sx={{ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
    >
      {isPending ? pendingText : text}
    </Button>
  );
}
