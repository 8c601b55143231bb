import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CausedEvent, CauseTree as Tree } from '#read-api/kit/events/contract.ts';
import { usePageOf } from '../kit/areas/use-page-of.ts';
import { api } from '../kit/client/api.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { Changes } from '../kit/history/changes.tsx';
import { entryActor, entryChanges, entrySentence, thingText } from '../kit/history/entry-text.ts';
import { eventPath } from '../kit/history/history-address.ts';
import { pairText } from '../kit/history/value-text.ts';
import type { Wording } from '../kit/history/words.ts';
import { Disclosure } from '../kit/ui/disclosure.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';

const path = '/v1/events/{event}/causes';

/** The command behind an event, and the tree of the events that it caused. */
export function CauseTree({ position, wording }: { position: string; wording: Wording }) {
  const { t, times } = wording;
  const { data, error, refetch } = useQuery({
    queryKey: [path, position],
    queryFn: async ({ signal }) =>
      (await api.call<Tree>('GET', path, { params: { event: position }, signal })).data,
  });
  if (error !== null) {
    return <FailedPanel error={error} title={t('events.causesFailed')} onRetry={() => refetch()} />;
  }
  if (data === undefined) {
    return (
      <Box role="status" aria-busy aria-label={t('shell.loading')}>
        <Skeleton variant="rounded" height={72} />
      </Box>
    );
  }
  const { command, isWhole } = data;
  const inTree = { ...wording, names: { ...wording.names, ...data.names } };
  return (
    <Box component="section" aria-label={t('events.causes')} sx={{ minWidth: 0 }}>
      {command !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('events.command', {
            who: actorText(t, command.actor),
            time: times.dateTime(command.receivedTime ?? data.data[0]?.time ?? ''),
          })}
          {command.reason !== null && ` · ${pairText(t, t('history.reason'), command.reason)}`}
        </Typography>
      )}
      <Branch nodes={data.data} parent={null} wording={inTree} />
      {!isWhole && (
        <Typography variant="caption" color="textSecondary">
          {t('events.moreCaused', { amount: data.data.length })}
        </Typography>
      )}
    </Box>
  );
}

interface BranchProps {
  nodes: readonly CausedEvent[];
  parent: string | null;
  wording: Wording;
}

function Branch({ nodes, parent, wording }: BranchProps) {
  const own = nodes.filter((node) => node.parent === parent);
  if (own.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={(theme) => ({
        listStyle: 'none',
        m: 0,
        pl: 2.5,
        // Draws one line down the branch and one across to each leaf. The vertical line ends at the last leaf.
        '& > li': { position: 'relative', pt: 0.75, overflowWrap: 'anywhere' },
        '& > li::before, & > li::after': {
          content: '""',
          position: 'absolute',
          left: -14,
          backgroundColor: theme.vars.palette.outline,
        },
        '& > li::before': { top: 0, bottom: 0, width: '1px' },
        '& > li:last-child::before': { bottom: 'auto', height: 17 },
        '& > li::after': { top: 17, width: 10, height: '1px' },
      })}
    >
      {own.map((node) => (
        <li key={node.id}>
          <Leaf node={node} wording={wording} />
          <LeafChanges node={node} wording={wording} />
          <Branch nodes={nodes} parent={node.id} wording={wording} />
        </li>
      ))}
    </Box>
  );
}

function Leaf({ node, wording }: { node: CausedEvent; wording: Wording }) {
  const { t, times } = wording;
  const path = eventPath(usePageOf(), node);
  const sentence = entrySentence(wording, node);
  return (
    <Box
      component="span"
      aria-current={node.isAsked || undefined}
      sx={{ fontWeight: node.isAsked ? 650 : 400 }}
    >
      {path === null ? sentence : <Link to={path}>{sentence}</Link>}{' '}
      <Typography component="span" variant="caption" color="textSecondary">
        {[
          thingText(wording, node),
          node.command !== null && t('events.byCommand', { command: node.command }),
          entryActor(wording, node),
          times.dateTime(node.time),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

/** Longer lists of changes start collapsed, for example those of an event that creates an entity. */
const shownAtOnce = 4;

/** The fields that the event changed, before → after, as in its history. */
function LeafChanges({ node, wording }: { node: CausedEvent; wording: Wording }) {
  const { changes } = node;
  if (changes.length === 0) return null;
  return (
    <Disclosure
      title={wording.t('history.changesCount', { amount: changes.length })}
      isOpenAtFirst={changes.length <= shownAtOnce}
    >
      <Changes changes={entryChanges(wording, node)} />
    </Disclosure>
  );
}
