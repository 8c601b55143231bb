import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LookUseDetail } from '#read-api/look-uses/contract.ts';
import OpenInNewIcon from '~icons/ic/baseline-open-in-new';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { type Fact, FactList } from '../kit/ui/fact-list.tsx';
import { Hero } from '../kit/ui/hero.tsx';
import { Shots } from '../kit/ui/shots.tsx';
import { daysText, memberText } from './look-use-text.ts';

/** The look beside the request: its picture, and what the brand asks for. */
export function LookUseHeadline({ lookUse }: { lookUse: LookUseDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { look, brand, comment, type, renewalStartDate } = lookUse;
  const amount = (count: number | null | undefined) => (count == null ? null : formatNumber(count));
  const facts: readonly Fact[] = [
    [t('lookUse.fields.useType'), t(`lookUse.type.${type}`)],
    [
      t('lookUse.fields.brandId'),
      <ThingLink key="brand" kind="brand" id={brand.id}>
        {brandName(brand, language)}
      </ThingLink>,
    ],
    [t('lookUse.fields.days'), daysText(t, times, lookUse)],
    [t('lookUse.renewalFrom'), renewalStartDate && times.calendarDay(renewalStartDate)],
    [
      t('lookUse.fields.lookId'),
      <ThingLink key="look" kind="look" id={look.id}>
        {look.id}
      </ThingLink>,
    ],
    [
      t('lookUse.fields.userId'),
      <ThingLink key="member" kind="user" id={look.user.id}>
        {memberText(t, look)}
      </ThingLink>,
    ],
    [t('lookUse.posted'), look.createdTime && times.dateTime(look.createdTime)],
    [
      t('lookUse.post'),
      look.link && (
        <a key="post" href={look.link} target="_blank" rel="noreferrer noopener">
          {t('lookUse.openPost')} <OpenInNewIcon sx={{ fontSize: 14, verticalAlign: '-2px' }} />
        </a>
      ),
    ],
    [t('lookUse.figures.likes'), amount(look.figures?.likeCount)],
    [t('lookUse.figures.comments'), amount(look.figures?.commentCount)],
    [t('lookUse.figures.views'), amount(look.figures?.viewCount)],
    [t('lookUse.figures.followers'), amount(look.figures?.followers)],
    [t('lookUse.fields.createdTime'), times.dateTime(lookUse.createdTime)],
  ];
  return (
    <Hero pictures={<Shots shots={look.image === null ? [] : [look.image]} name={memberText(t, look)} />}>
      {comment !== '' && (
        <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
          {comment}
        </Box>
      )}
      <FactList facts={facts} />
    </Hero>
  );
}
