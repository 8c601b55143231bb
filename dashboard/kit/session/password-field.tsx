import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import VisibilityIcon from '~icons/ic/outline-visibility';
import VisibilityOffIcon from '~icons/ic/outline-visibility-off';

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  isWrong?: boolean;
  autoFocus?: boolean;
}

/** A password field with a button to show the password. */
export function PasswordField({ label, onChange, help, isWrong = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      name="password"
      type={isShown ? 'text' : 'password'}
      label={label}
      error={isWrong}
      helperText={help}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
