import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import type { LookDetail } from '#read-api/looks/contract.ts';
import { brandName } from '../../brands/brand-name.ts';
import { label } from '../../i18n/label.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { useTimeFormats } from '../../kit/preferences/time.ts';
import { Picture } from '../../kit/ui/picture.tsx';
import { useIsNarrow } from '../../kit/ui/use-is-narrow.ts';
import { CertificationLog } from '../certification-log.tsx';
import { Checks } from '../checks.tsx';
import { EventOfLook } from '../event-of-look.tsx';
import { PostLink } from '../look-headline.tsx';
import type { Mapping } from '../mapping.ts';
import { widths } from './use-look-desk.ts';

/**
 * A look on the desk: the post beside the product that it should show, or beside the event that it is for if `entry` is null,
 * with the facts for the decision.
 */
export function DeskLook({ look, entry }: { look: LookDetail; entry: Mapping | null }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const isNarrow = useIsNarrow();
  const { user, images } = look;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }} data-testid="desk-look">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: 1.25,
          '& a': { color: 'link' },
        }}
      >
        <Typography variant="h2">
          <Link to={`/looks/${look.id}`} aria-label={t('lookDesk.openLook', { id: look.id })}>
            {look.id}
          </Link>{' '}
          · {user.username ?? t('common.unknownPerson')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {label(t, 'look.sns', look.snsType)} · {times.dateTime(look.createdTime)}
        </Typography>
        <Typography variant="body2" component="span">
          <PostLink look={look} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Side title={t('lookDesk.posted')}>
          {images.length === 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: widths.post }}>
              {t('lookDesk.noPicture')}
            </Typography>
          )}
          {images.map(({ id, image }) => (
            <Large
              key={id}
              src={image}
              width={isNarrow ? widths.narrowPost : widths.post}
              name={t('lookDesk.posted')}
            />
          ))}
        </Side>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 2, fontSize: '0.875rem' }}>
          {entry === null ? (
            <Side title={t('lookDesk.event')}>
              <EventOfLook look={look} />
            </Side>
          ) : (
            <ProductOnDesk look={look} entry={entry} />
          )}
          <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
            {look.description}
          </Box>
          {entry !== null && <Checks checks={entry.checks} />}
          {entry !== null && entry.certificationLogs.length > 1 && (
            <CertificationLog logs={entry.certificationLogs} />
          )}
        </Box>
      </Box>
    </Paper>
  );
}

function ProductOnDesk({ look: { lookItemMappings: items }, entry }: { look: LookDetail; entry: Mapping }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const { product, productSize, brand } = entry;
  return (
    <Side title={t('lookDesk.product')}>
      <Box sx={{ display: 'flex', gap: 1.5, fontSize: '0.8125rem' }}>
        <Large src={product.coverImage} width={widths.product} name={product.name} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 600 }}>{product.name}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {[productSize.name, brandName(brand, language)].filter(Boolean).join(' · ')}
          </Box>
          {items.length > 1 && (
            <Box sx={{ color: 'text.secondary' }}>
              {t('lookDesk.itemOf', { n: items.indexOf(entry) + 1, all: items.length })}
            </Box>
          )}
        </Box>
      </Box>
    </Side>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Large({ src, width, name }: { src: PictureSet | null; width: number; name: string }) {
  return <Picture src={src} size={(width * 4) / 3} name={name} isNow />;
}
