import Button from '@mui/material/Button';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { CloseActionsContext } from './place-props.ts';

interface ActionButtonProps {
  /** The button's look. `leading` marks the usual next step, at most once per group. */
  look: 'leading' | 'quiet' | 'danger';
  children: ReactNode;
  disabled?: boolean;
  /** If given, the button is a link to this path. */
  to?: string;
  onClick?: () => void;
}

/** A button for an action on an entity. */
export function ActionButton({ look, to, onClick, ...button }: ActionButtonProps) {
  const close = useContext(CloseActionsContext);
  const start = () => {
    close();
    onClick?.();
  };
  const all = { ...button, onClick: start, ...(to !== undefined && { component: Link, to }) };
  if (look === 'leading') {
    return (
      <Button
        {...all}
        variant="contained"
        sx={{ whiteSpace: 'normal', minHeight: 40, mb: 0.75, fontSize: '0.875rem' }}
      />
    );
  }
  return (
    <Button
      {...all}
      color={look === 'danger' ? 'error' : 'primary'}
      sx={{ justifyContent: 'start', textAlign: 'start', whiteSpace: 'normal', lineHeight: 1.25 }}
    />
  );
}
