import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useAreas } from '../areas/use-areas.ts';
import { preferences, usePreference } from '../preferences/preferences.ts';
import { startPathOf } from '../routes/start-page.ts';
import type { Identity } from '../session/token.ts';
import { navigationFor } from './navigation-entries.ts';

/**
 * The choice of the room that opens first, among those in the person's menu. It is a native list, because MUI's own turns
 * the names of sections into options.
 */
export function StartPageChoice({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const { rooms } = useAreas();
  const chosen = usePreference('startRoom');
  const parts = navigationFor(rooms, identity);
  const entries = parts.flatMap((part) => part.entries);
  const usualPath = startPathOf(rooms, identity, null);
  const usual = entries.find(({ path }) => path === usualPath);
  return (
    <TextField
      select
      fullWidth
      label={t('shell.startPage')}
      value={entries.some(({ room }) => room === chosen) ? chosen : ''}
      onChange={({ target }) =>
        preferences.setState({ startRoom: entries.find(({ room }) => room === target.value)?.room ?? null })
      }
      sx={{ mt: 2 }}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{t('shell.usualStartPage', { room: usual?.name(t) ?? '' })}</option>
      {parts.map((part) => (
        <optgroup key={part.section} label={t(`shell.areas.${part.section}`)}>
          {part.entries.map(({ room, name }) => (
            <option key={room} value={room}>
              {name(t)}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  );
}
