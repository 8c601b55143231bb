import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { TakeBack } from '#read-api/brands/take-back-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { api } from '../kit/client/api.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { CountLink } from '../kit/ui/count-link.tsx';
import { DetailFrame } from '../kit/ui/detail-frame.tsx';
import { FactSection } from '../kit/ui/fact-list.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { Crumb } from '../kit/ui/trail.tsx';
import { GarmentsOut } from './garments-out.tsx';
import { RequestProgress } from './request-progress.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import { takeBackLinks, takeBackPath } from './take-back-paths.ts';

const places = ['inHouse', 'out', 'leaving', 'left', 'unavailable'] as const;

/** The take-back of all garments of a brand: its start, where the garments are, and its end. */
export function TakeBackPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const back = { to: `/brands/${id}`, name: t('rooms.brand') };
  const query = useQuery({
    queryKey: [takeBackPath, id],
    queryFn: ({ signal }) => api.call<TakeBack>('GET', takeBackPath, { params: { id }, signal }),
  });
  return (
    <DetailFrame query={query} back={back}>
      {(takeBack) => <Shown key={takeBack.brand.id} takeBack={takeBack} back={back} />}
    </DetailFrame>
  );
}

function Shown({ takeBack, back }: { takeBack: TakeBack; back: Crumb }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const { brand, isStarted, isDone, startedTime, startedBy, reason, counts } = takeBack;
  const state = isDone ? 'done' : isStarted ? 'started' : 'none';
  const links = takeBackLinks(brand.id);
  return (
    <>
      <PageHeader
        back={back}
        title={t('rooms.takeBack')}
        subtitle={brandName(brand, language)}
        end={<TakeBackButton takeBack={takeBack} />}
      >
        <StatusChip
          tone={({ done: 'done', started: 'moving', none: 'neutral' } as const)[state]}
          text={t(`brand.takeBack.state.${state}`)}
        />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 860 }}>
        <Alert severity={isDone ? 'success' : 'info'}>{t(`brand.takeBack.text.${state}`)}</Alert>
        {isStarted && <RequestProgress takeBack={takeBack} />}
        <FactSection
          title={t('brand.takeBack.where')}
          facts={[
            ...places.map((place) => {
              const name = t(`brand.takeBack.${place}`);
              return fact(name, <CountLink to={links[place]} amount={counts[place]} name={name} />);
            }),
            ...(startedTime === null
              ? []
              : [
                  fact(t('brand.takeBack.startedTime'), times.dateTime(startedTime)),
                  fact(t('brand.takeBack.startedBy'), startedBy && actorText(t, startedBy)),
                  fact(t('brand.takeBack.reason'), reason),
                ]),
          ]}
        />
        <GarmentsOut brandId={brand.id} />
      </Box>
    </>
  );
}

const fact = (name: string, value: ReactNode): [string, ReactNode] => [name, value];
