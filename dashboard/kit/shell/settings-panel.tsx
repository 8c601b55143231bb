import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  languages,
  preferences,
  themeChoices,
  usePreference,
  zoneChoices,
} from '../preferences/preferences.ts';
import { zoneName } from '../preferences/time.ts';
import { useIdentity } from '../session/session-store.ts';
import { SettingsLinks } from './settings-links.tsx';
import { StartPageChoice } from './start-page-choice.tsx';

interface ChoiceProps<Value extends string> {
  name: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Box sx={{ mb: 1.5, '&:last-child': { mb: 0 } }}>
      <Typography id={id} variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_, chosen: Value | null) => chosen !== null && onChoose(chosen)}
        sx={{ mt: 0.5 }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            sx={{ py: 0.5, px: 1.25, whiteSpace: 'nowrap' }}
          >
            {option.text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

interface SettingsPanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The settings for language, theme, time zone and, after sign-in, the start page, with links. This browser stores them. */
export function SettingsPanel({ anchor, onClose }: SettingsPanelProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const theme = usePreference('theme');
  const zone = usePreference('zone');
  const identity = useIdentity();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          variant: 'outlined',
          sx: { p: 2, minWidth: 300 },
          role: 'dialog',
          'aria-label': t('shell.settings'),
        },
      }}
    >
      <Choice
        name={t('shell.language')}
        value={language}
        options={languages.map((value) => ({ value, text: t(`shell.languages.${value}`) }))}
        onChoose={(value) => preferences.setState({ language: value })}
      />
      <Choice
        name={t('shell.theme')}
        value={theme}
        options={themeChoices.map((value) => ({ value, text: t(`shell.themes.${value}`) }))}
        onChoose={(value) => preferences.setState({ theme: value })}
      />
      <Choice
        name={`${t('shell.zone')} · ${zoneName(zone)}`}
        value={zone}
        options={zoneChoices.map((value) => ({ value, text: t(`shell.zones.${value}`) }))}
        onChoose={(value) => preferences.setState({ zone: value })}
      />
      {identity !== null && <StartPageChoice identity={identity} />}
      <SettingsLinks identity={identity} onClose={onClose} />
    </Popover>
  );
}
