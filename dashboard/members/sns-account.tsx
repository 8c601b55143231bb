import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { label } from '../i18n/label.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { FollowerGroups } from './follower-groups.tsx';
import { certificationTone } from './member-tones.ts';
import { SnsCourse } from './sns-course.tsx';
import type { SnsActionName } from './sns-dialog.tsx';
import type { SeenAccount } from './sns-figures.ts';
import { useFreshFigures } from './use-fresh-figures.ts';

interface SnsAccountProps {
  member: UserDetail;
  network: SnsNetwork;
  account: SeenAccount;
  onAction: (name: SnsActionName) => void;
}

/** One account: its owner, the growth of its followers, and its network's other figures. */
export function SnsAccount({ member, network, account, onAction }: SnsAccountProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { username, url, title, description, certificationStatus, isFound, lastSyncTime } = account;
  useFreshFigures(member.id, network, lastSyncTime);
  const isPending = certificationStatus === 'PENDING';
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="p" sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
          {url === null ? (
            t('common.unknownPerson')
          ) : (
            <Box component="a" href={url} target="_blank" rel="noreferrer" sx={{ color: 'link' }}>
              @{username}
            </Box>
          )}
        </Typography>
        <StatusChip
          tone={certificationTone(certificationStatus)}
          text={label(t, 'member.sns.certification', certificationStatus)}
        />
      </Box>
      {title !== null && <Typography variant="body2">{title}</Typography>}
      {description !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      {lastSyncTime === null ? (
        <Typography variant="body2" color="textSecondary">
          {t('member.sns.waiting')}
        </Typography>
      ) : (
        <>
          {isFound === false && (
            <Alert severity="warning">
              {t('member.sns.notFound', {
                network: t(`member.sns.network.${network}`),
                time: times.dateTime(lastSyncTime),
              })}
            </Alert>
          )}
          <SnsCourse userId={member.id} network={network} followers={account.followers} />
          <FactList facts={account.figures(t)} />
          <FollowerGroups groups={account.groups} />
          {isFound !== false && (
            <Typography variant="caption" color="textSecondary">
              {t('member.sns.syncedAt', { time: times.dateTime(lastSyncTime) })}
            </Typography>
          )}
        </>
      )}
      <May>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isPending && (
            <Button size="small" variant="outlined" onClick={() => onAction('certify')}>
              {t('member.sns.certify')}
            </Button>
          )}
          <Button size="small" color="error" onClick={() => onAction('disconnect')}>
            {t('member.sns.disconnect')}
          </Button>
        </Box>
      </May>
    </Box>
  );
}
