import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberGrades } from '#domain/members/member-kinds.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { PointPolicyAnswer } from '#read-api/points/contract.ts';
import { label } from '../i18n/label.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { neverRevised, reloaded } from '../kit/edit/reloaded.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import { policyCurrent, policyFields, rateText } from './policy-fields.ts';

const path = '/v1/point-policy';
const onlyOne = 1;

/** The point policy, which owners can change, with its history. */
export function PointPolicyPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader back={{ to: '/users', name: t('rooms.users') }} title={t('rooms.pointPolicy')} />
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 900 }}>
        <PolicySection />
        <Timeline path={`${path}/history`} id={onlyOne} />
      </Box>
    </>
  );
}

function PolicySection() {
  const { t } = useTranslation();
  // The default policy has no revision; the first change creates one.
  const read = async () => {
    const { data } = await api.call<PointPolicyAnswer>('GET', path);
    return { ...data, revision: data.revision ?? neverRevised };
  };
  const { data: policy, error, refetch } = useQuery({ queryKey: [path], queryFn: read });
  const title = t('points.policy.title');
  if (policy === undefined) {
    return <PendingSection title={title} error={error} height={186.9} onRetry={() => refetch()} />;
  }
  return (
    <EditSection<CommandAnswer>
      title={title}
      mayEdit
      asks="owner"
      note={t('points.policy.note')}
      draftKey="point policy"
      fields={policyFields(t)}
      current={policyCurrent(policy)}
      reload={async (revision) => policyCurrent(await reloaded(read, revision))}
      replacesAll
      send={async (body, { revision: ifMatch, intent }) =>
        (await api.call<CommandAnswer>('PUT', path, { body, intent, ifMatch })).data
      }
    >
      <FactList
        facts={[
          ...memberGrades.map((grade) => [label(t, 'member.grade', grade), rateText(policy[grade])] as const),
          [t('points.policy.birthMonth'), `+ ${rateText(policy.birthMonth)}`],
          [t('points.policy.signUpReward'), formatNumber(policy.signUpReward)],
        ]}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('points.policy.note')}
      </Typography>
    </EditSection>
  );
}
