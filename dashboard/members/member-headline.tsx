import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { UserDetail } from '#read-api/members/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useLooksPath } from '../kit/routes/use-looks-path.ts';
import { type Figure, FigureStrip } from '../kit/ui/figure-strip.tsx';
import { LatestLooks } from '../lookbook/latest-looks.tsx';
import { RentalFigure } from '../rentals/rental-figure.tsx';
import { itemsPath, trysetsPath } from '../rentals/rental-links.ts';

/** The top of a member's page: the latest looks, the garments that are out, and for staff the points. */
export function MemberHeadline({ member }: { member: UserDetail }) {
  const { t } = useTranslation();
  const looks = useLooksPath();
  const { id, rentals, point } = member;
  const figure = (name: string, count: number, to: string): Figure => [
    name,
    <RentalFigure key={name} count={count} to={to} name={name} />,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', mb: 1.5 }}>
      <FigureStrip
        name={t('member.sections.figures')}
        figures={[
          figure(t('member.columns.underWay'), rentals.trysets, trysetsPath(id)),
          ...rentalGroups.map((group) =>
            figure(t(`member.rentals.${group}`), rentals[group], itemsPath({ user_ids: id }, group)),
          ),
          ...(point === null
            ? []
            : [
                [
                  t('points.column'),
                  <Link key="points" to="?tab=money" preventScrollReset>
                    {formatNumber(point)}
                  </Link>,
                ] satisfies Figure,
              ]),
        ]}
      />
      <LatestLooks by="user_id" id={id} list={looks} all={`${looks}?user_id=${id}`} />
    </Box>
  );
}
