import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { SnsCourses } from '#read-api/members/sns-contract.ts';
import { api } from '../kit/client/api.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { Disclosure } from '../kit/ui/disclosure.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { Sparkline } from '../kit/ui/sparkline.tsx';
import { percent } from './sns-figures.ts';

const path = '/v1/users/{id}/sns_courses';

interface SnsCourseProps {
  userId: number;
  network: SnsNetwork;
  followers: number | null;
}

/** The number of followers and its growth. */
export function SnsCourse({ userId, network, followers }: SnsCourseProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: [path, userId],
    queryFn: ({ signal }) => api.call<SnsCourses>('GET', path, { params: { id: userId }, signal }),
  });
  if (data === undefined && error !== null)
    return <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={() => refetch()} />;
  const course = data?.data[network] ?? null;
  const name = t(`member.sns.figures.${network === 'Youtube' ? 'subscribers' : 'followers'}`);
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 2, alignItems: 'end' }}>
        <div>
          <Typography variant="caption" color="textSecondary" component="p">
            {name}
          </Typography>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.2 }}>
            {amount(followers)}
          </Typography>
        </div>
        <Sparkline
          data={course?.map((each) => each.followers ?? 0) ?? null}
          color="var(--mui-palette-tone-moving-text)"
          tall={44}
        />
      </Box>
      {course !== null && course.length > 1 && (
        <Disclosure title={t('member.sns.course')}>
          <CourseTable name={name} course={course} />
        </Disclosure>
      )}
    </div>
  );
}

function CourseTable({ name, course }: { name: string; course: SnsCourses[SnsNetwork] }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  return (
    <NumberTable name={t('member.sns.course')}>
      <thead>
        <tr>
          <th scope="col">{t('member.sns.time')}</th>
          {[name, t('member.sns.figures.averageLikes'), t('member.sns.figures.engagementRate')].map(
            (each) => (
              <th key={each} scope="col" className="number">
                {each}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {course.toReversed().map(({ time, followers, averageLikeCount, engagementRate }) => (
          <tr key={time}>
            <th scope="row">{times.dateTime(time)}</th>
            <td className="number">{amount(followers)}</td>
            <td className="number">{amount(averageLikeCount)}</td>
            <td className="number">{orNoValue(percent(engagementRate))}</td>
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}

const amount = (count: number | null) => orNoValue(count === null ? null : formatNumber(count));
