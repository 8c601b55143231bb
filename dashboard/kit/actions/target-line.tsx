import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { Picture } from '../ui/picture.tsx';

export interface TargetLineProps {
  /** Name of the entity. */
  name: string;
  /** The entity's picture; null shows a placeholder. Entities without pictures leave it out. */
  picture?: PictureSet | null | undefined;
  /** The member that it is for. */
  person?: string | undefined;
}

/** The entity of an action, as the action's dialog shows it: its picture, its name and its member. */
export function TargetLine({ name, picture, person }: TargetLineProps) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      {picture !== undefined && <Picture src={picture} size={64} />}
      <span>
        {t('actions.target', { name })}
        {person !== undefined && (
          <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
            {person}
          </Box>
        )}
      </span>
    </Box>
  );
}
