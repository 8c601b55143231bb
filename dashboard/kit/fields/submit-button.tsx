import Button from '@mui/material/Button';

interface SubmitButtonProps {
  text: string;
  /** Text of the button while the form is being sent. */
  pendingText: string;
  isPending: boolean;
  danger?: boolean;
  autoFocus?: boolean;
}

/**
 * Sends its form. It is not disabled while the form is being sent: a disabled button loses the focus, and keys would do
 * nothing after a refusal. The form ignores a second submit meanwhile.
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
