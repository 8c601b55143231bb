import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FollowerGroup } from '#domain/members/sns-account.ts';
import type { FollowerGrouping } from '#domain/members/sns-kinds.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { percent, type SeenAccount } from './sns-figures.ts';

/** Shares of an account's followers, for each grouping that its network reports. */
export function FollowerGroups({ groups }: Pick<SeenAccount, 'groups'>) {
  const told = groups.filter(([, all]) => all.length > 0);
  if (told.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
      {told.map(([grouping, all]) => (
        <Grouping key={grouping} grouping={grouping} groups={all} />
      ))}
    </Box>
  );
}

function Grouping({ grouping, groups }: { grouping: FollowerGrouping; groups: readonly FollowerGroup[] }) {
  const { t, i18n } = useTranslation();
  // Age groups keep the network's order, all others are sorted by share.
  const inOrder =
    grouping === 'age' ? groups : groups.toSorted((one, other) => (other.rate ?? 0) - (one.rate ?? 0));
  const title = t(`member.sns.groups.${grouping}`);
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: '0.8125rem' }}
      >
        {inOrder.map(({ group, rate, count }) => (
          <Box
            component="li"
            key={group}
            title={count === null ? undefined : formatNumber(count)}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              px: 0.75,
              py: 0.25,
              borderRadius: '4px',
              background: `linear-gradient(to right, var(--mui-palette-tone-moving-background) ${rate ?? 0}%, transparent 0)`,
            }}
          >
            <span>{nameOf(i18n.language, grouping, group)}</span>
            <span>{percent(rate)}</span>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const codes = { nationality: 'region', language: 'language' } as const;

/** A group's name in the reader's language. Networks report countries and languages as codes. */
function nameOf(language: string, grouping: FollowerGrouping, group: string): string {
  if (grouping !== 'nationality' && grouping !== 'language') return group;
  try {
    return new Intl.DisplayNames(language, { type: codes[grouping] }).of(group) ?? group;
  } catch {
    // Some networks report a plain text in place of a code.
    return group;
  }
}
