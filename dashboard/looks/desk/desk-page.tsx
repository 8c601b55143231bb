import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import InboxIcon from '~icons/ic/outline-inbox';
import { TwoColumns } from '../../kit/ui/columns.tsx';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { FailedPanel } from '../../kit/ui/failed-panel.tsx';
import { notify } from '../../kit/ui/notices.tsx';
import { PageHeader } from '../../kit/ui/page-header.tsx';
import { StatePanel } from '../../kit/ui/state-panel.tsx';
import { thumbSized } from '../../kit/ui/thumb-sized.ts';
import { DeferPanel } from './defer-panel.tsx';
import { DeskKeyPanel } from './desk-key-panel.tsx';
import { DeskLook } from './desk-look.tsx';
import { eventReasons } from './desk-reasons.ts';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { eventEntry, isSameTag, type Tag, turned, type Verdict } from './desk-state.ts';
import { decide, deskStore, undo } from './desk-store.ts';
import { LooksLeft } from './looks-left.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { RejectPanel } from './reject-panel.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useLookDesk } from './use-look-desk.ts';

interface Asked extends Tag {
  what: 'reject' | 'defer';
}

/** The page for certifying looks one at a time, with the keyboard alone. The next look is loaded ahead. */
export function DeskPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { desk, shown, open, error, isReady, retry } = useLookDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [entryId] = open;
  const tag = shown === null || entryId === undefined ? null : { lookId: shown.id, entryId };
  // An open question belongs to its item or event, and must not carry over if another one comes up in the meantime.
  const asking = asked !== null && tag !== null && isSameTag(asked, tag) ? asked.what : null;
  const entry = shown?.lookItemMappings.find(({ id }) => id === entryId);
  const isEvent = shown !== null && entryId === eventEntry;
  const mayDecide = entry !== undefined || isEvent;

  function give(verdict: Verdict) {
    setAsked(null);
    if (tag !== null) void decide(tag, verdict, { isLast: open.length === 1 });
  }
  function turn(by: 1 | -1) {
    setAsked(null);
    deskStore.setState((now) => turned(now, by), true);
  }
  async function takeBack() {
    setAsked(null);
    if (!(await undo())) notify('fail', t('lookDesk.nothingToUndo'));
  }
  const ask = {
    nothing: () => setAsked(null),
    about: (what: Asked['what']) => tag !== null && setAsked({ what, ...tag }),
  };
  const acts = {
    approve: () => give({ action: isEvent ? 'approve_brand_event' : 'approve_item' }),
    reject: () => ask.about('reject'),
    defer: () => ask.about('defer'),
    undo: () => void takeBack(),
    next: () => turn(1),
    back: () => turn(-1),
  };
  useDeskKeys(
    asking === null
      ? {
          KeyU: acts.undo,
          ArrowRight: acts.next,
          ArrowLeft: acts.back,
          ...(mayDecide && { KeyA: acts.approve, KeyR: acts.reject }),
          ...(entry && { KeyD: acts.defer }),
        }
      : { Escape: ask.nothing },
  );

  const header = (
    <PageHeader
      title={t('rooms.lookCertification')}
      end={
        <Button component={Link} to="/look-certification/benchmarks" variant="outlined" color="inherit">
          {t('rooms.benchmarks')}
        </Button>
      }
    >
      <LooksLeft />
    </PageHeader>
  );
  if (error !== null && !isReady) {
    return (
      <>
        {header}
        <FailedPanel error={error} title={t('list.failedTitle')} onRetry={retry} />
      </>
    );
  }
  if (!isReady || (shown === null && desk.leased.length > 0)) {
    return (
      <>
        {header}
        <DeskSkeleton />
      </>
    );
  }
  return (
    <Box sx={{ maxWidth: 1400, ...thumbSized }}>
      {header}
      {desk.problem !== null && (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {t('lookDesk.failed', { id: desk.problem.lookId, message: errorText(desk.problem.error) })}{' '}
          {t('lookDesk.putBack')}
        </Alert>
      )}
      <TwoColumns
        main={
          shown === null || !mayDecide ? (
            <StatePanel Icon={InboxIcon} title={t('lookDesk.emptyTitle')} text={t('lookDesk.emptyText')} />
          ) : (
            <DeskLook key={shown.id} look={shown} entry={entry ?? null} />
          )
        }
        side={
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {asking === 'reject' && mayDecide ? (
              <RejectPanel
                key={`${shown?.id} ${entryId}`}
                checks={entry?.checks ?? []}
                {...(isEvent && { reasons: eventReasons })}
                onReject={(said) => give({ action: isEvent ? 'reject_brand_event' : 'reject_item', ...said })}
                onCancel={ask.nothing}
              />
            ) : asking === 'defer' && entry !== undefined ? (
              <DeferPanel
                onDefer={(said) => give({ action: 'defer_item', ...said })}
                onCancel={ask.nothing}
              />
            ) : (
              <DeskKeyPanel acts={acts} mayDecide={mayDecide} mayDefer={!isEvent} />
            )}
            <ProgressPanel />
            {desk.decided.some(({ isSent }) => !isSent) && (
              <Typography variant="caption" color="textSecondary" role="status">
                {t('lookDesk.sending')}
              </Typography>
            )}
          </Box>
        }
      />
    </Box>
  );
}
