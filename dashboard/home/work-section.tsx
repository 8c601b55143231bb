import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { overviewStatuses } from '#domain/tryset-items/overview-status.ts';
import type { AssignedPage, AssignedThing } from '#read-api/assignments/contract.ts';
import { useAssigning } from '../assignments/use-assignments.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { May } from '../kit/session/may.tsx';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { KindStatus } from '../kit/ui/kind-status.tsx';
import { notify } from '../kit/ui/notices.tsx';
import { TrysetStatus } from '../trysets/tryset-status.tsx';
import { Thumb } from './thumb.tsx';

/** The entities assigned to the person, earliest assignment first. Draws nothing if there are none. */
export function WorkSection({ work: { count, data } }: { work: AssignedPage }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={t('assignments.work')}>
        <Box component="ul" aria-label={t('assignments.work')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((thing) => (
            <Row key={`${thing.kind}-${thing.id}`} thing={thing} />
          ))}
        </Box>
        {count > data.length && (
          <Typography variant="caption" color="textSecondary">
            {t('assignments.more', { amount: formatNumber(count - data.length) })}
          </Typography>
        )}
      </Section>
    </Box>
  );
}

function Row({ thing }: { thing: AssignedThing }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const { kind, id, title, second, picture, status, account, by, assignedTime } = thing;
  const isOwn = by.label === account.label && by.id === account.id;
  const name = t(`history.categoryWithId.${kind}`, { id });
  const done = useAssigning(() => notify('success', t('assignments.doneNow', { name })));
  const time = times.dateTime(assignedTime);
  const told = isOwn
    ? t('assignments.taken', { time })
    : t('assignments.given', { name: by.name ?? t('common.unknownPerson'), time });
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.25,
        py: 0.75,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Box sx={{ width: 48, flexShrink: 0 }}>
        <Thumb src={picture} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 180 }}>
        <ThingLink kind={kind} id={id}>
          {[name, title].filter(Boolean).join(' · ')}
        </ThingLink>
        <Typography variant="caption" color="textSecondary" component="div">
          {[second, told].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Status kind={kind} status={status} />
      <May>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t('assignments.doneOf', { name })}
          disabled={done.isPending}
          onClick={() =>
            done.mutate(
              { thing: { kind, id }, account: null },
              { onError: (error) => notify('fail', errorText(error)) },
            )
          }
        >
          {t('assignments.done')}
        </Button>
      </May>
    </Box>
  );
}

/** The status as in the entity's own list. A tryset's status comes from its items, not from its own stream. */
function Status({ kind, status }: Pick<AssignedThing, 'kind' | 'status'>) {
  if (kind === 'tryset')
    return <TrysetStatus status={overviewStatuses.find((each) => each === status) ?? null} />;
  return status !== null && <KindStatus kind={kind} status={status} />;
}
