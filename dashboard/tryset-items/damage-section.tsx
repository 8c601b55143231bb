import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrysetItemDetail } from '#read-api/tryset-items/contract.ts';
import { usePast } from '../kit/as-of/past.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { useIdentity } from '../kit/session/session-store.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { GuardedPicture } from '../kit/ui/guarded-picture.tsx';
import { late } from '../kit/ui/late.tsx';

const DamageDialog = late(() => import('./damage-dialog.tsx').then((m) => m.DamageDialog));

/**
 * The report that an item arrived damaged, with its pictures. Staff may report damage in the member's name. Not drawn if there is
 * neither a report nor a way to make one.
 */
export function DamageSection({ item }: { item: TrysetItemDetail }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { isPast } = usePast();
  const mayWork = useMay();
  const isStaff = useIdentity()?.scope === 'staff';
  const isPossible = item.actions.some(({ name, allowed }) => name === 'report_damage' && allowed);
  const mayReport = isPossible && isStaff && mayWork && !isPast;
  if (item.damage === null && !mayReport) return null;
  return (
    <Section
      title={t('trysetItem.sections.damage')}
      end={
        mayReport && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
            {t('itemActions.report_damage')}
          </Button>
        )
      }
    >
      {item.damage === null ? (
        <Typography variant="body2" color="textSecondary">
          {t('trysetItem.damage.none')}
        </Typography>
      ) : (
        <Report damage={item.damage} />
      )}
      {isOpen && <DamageDialog item={item} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function Report({ damage }: { damage: NonNullable<TrysetItemDetail['damage']> }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { time, text, pictures } = damage;
  return (
    <>
      <Typography
        variant="body2"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(text === null && { fontStyle: 'italic' }),
        }}
      >
        {text ?? t('trysetItem.damage.unreadable')}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {t('trysetItem.damage.reported', { time: times.dateTime(time) })}
      </Typography>
      {pictures.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {pictures.map((picture, index) => (
            <GuardedPicture
              key={picture.small.url}
              src={picture}
              size={96}
              opens={t('trysetItem.damage.pictureOf', { n: index + 1 })}
            />
          ))}
        </Box>
      )}
    </>
  );
}
