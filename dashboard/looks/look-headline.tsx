import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LookDetail } from '#read-api/looks/contract.ts';
import OpenInNewIcon from '~icons/ic/baseline-open-in-new';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { Hero } from '../kit/ui/hero.tsx';
import { Shots } from '../kit/ui/shots.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

/** The top of a look's page: its pictures, its text and the reactions to it. */
export function LookHeadline({ look }: { look: LookDetail }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const { user, instagramInfo, youtubeInfo } = look;
  const reactions = instagramInfo ?? youtubeInfo;
  const amount = (count: number | null | undefined) => (count == null ? null : formatNumber(count));
  const title = t('look.title', { name: user.username ?? t('common.unknownPerson') });
  return (
    <Hero pictures={<Shots shots={look.images.map(({ image }) => image)} name={title} />}>
      <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
        {look.description}
      </Box>
      <FactList
        facts={[
          [
            t('look.fields.member'),
            <Link key="member" to={`/curators/${user.id}`}>
              {[user.username ?? t('common.unknownPerson'), user.realName].filter(Boolean).join(' · ')}
            </Link>,
          ],
          [
            t('look.fields.posted'),
            `${label(t, 'look.sns', look.snsType)} · ${times.dateTime(look.createdTime)}`,
          ],
          [t('look.fields.link'), <PostLink key="link" look={look} />],
          [t('look.fields.likes'), amount(reactions?.likeCount)],
          [t('look.fields.comments'), amount(reactions?.commentCount)],
          [t('look.fields.views'), amount(reactions?.viewCount)],
          [t('look.fields.followers'), amount(instagramInfo?.followedBy)],
          [t('look.fields.subscribers'), amount(youtubeInfo?.subscribedBy)],
          [t('look.fields.score'), amount(look.contentUnitScore)],
          [
            t('look.fields.paid'),
            look.isMarkedPaid === null ? null : label(t, 'look.isSo', String(look.isMarkedPaid)),
          ],
          [
            t('look.fields.network'),
            look.snsProblem === null
              ? null
              : t('look.silent', {
                  problem: label(t, 'looks.snsProblem', look.snsProblem.problem),
                  time: times.dateTime(look.snsProblem.sinceTime),
                }),
          ],
          [
            t('look.fields.recertifications'),
            look.recertificationCount === 0 ? null : formatNumber(look.recertificationCount),
          ],
          [t('likes.count'), formatNumber(look.like.count)],
          [
            t('look.fields.likedBy'),
            look.brandLikes.map((brand) => brandName(brand, language)).join(', ') || null,
          ],
          ...look.lookReports.map(
            ({ brand, type, comment }) =>
              [
                t('look.fields.reported'),
                [brandName(brand, language), label(t, 'looks.report', type), comment]
                  .filter(Boolean)
                  .join(' · '),
              ] as const,
          ),
        ]}
      />
    </Hero>
  );
}

/** A link that opens the post on its network in another tab, marked if another look has the same link. */
export function PostLink({
  look: { link, isDuplicate },
}: {
  look: Pick<LookDetail, 'link' | 'isDuplicate'>;
}) {
  const { t } = useTranslation();
  if (link === null) return t('look.noPost');
  return (
    <>
      <a href={link} target="_blank" rel="noreferrer noopener">
        {t('look.openPost')} <OpenInNewIcon sx={{ fontSize: 14, verticalAlign: '-2px' }} />
      </a>{' '}
      {isDuplicate && <StatusChip tone="bad" text={t('look.duplicate')} />}
    </>
  );
}
