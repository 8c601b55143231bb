import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CommandAnswer } from '#http/contract.ts';
import type { HouseAnswer } from '#read-api/settlements/house/contract.ts';
import { api } from '../kit/client/api.ts';
import { EditSection } from '../kit/edit/edit-section.tsx';
import { neverRevised, reloaded } from '../kit/edit/reloaded.ts';
import { Timeline } from '../kit/history/timeline.tsx';
import { FactList } from '../kit/ui/fact-list.tsx';
import { NoValue } from '../kit/ui/no-value.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import { houseCurrent, houseFields } from './house-fields.ts';
import { housePath, settlementsRoom } from './paths.ts';

const onlyOne = 1;

/** Who the house is, which owners can change, with its history. */
export function HousePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader back={{ to: settlementsRoom, name: t('rooms.settlements') }} title={t('rooms.house')} />
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 900 }}>
        <HouseSection />
        <Timeline path={`${housePath}/history`} id={onlyOne} />
      </Box>
    </>
  );
}

function HouseSection() {
  const { t } = useTranslation();
  // The operator's values have no revision; the first change creates one.
  const read = async () => {
    const { data } = await api.call<HouseAnswer>('GET', housePath);
    return { ...data, revision: data.revision ?? neverRevised };
  };
  const { data: house, error, refetch } = useQuery({ queryKey: [housePath], queryFn: read });
  const title = t('house.title');
  if (house === undefined) {
    return <PendingSection title={title} error={error} height={159} onRetry={() => refetch()} />;
  }
  return (
    <EditSection<CommandAnswer>
      title={title}
      mayEdit
      asks="owner"
      note={t('house.note')}
      draftKey="house"
      fields={houseFields(t)}
      current={houseCurrent(house)}
      reload={async (revision) => houseCurrent(await reloaded(read, revision))}
      replacesAll
      send={async (body, { revision: ifMatch, intent }) =>
        (await api.call<CommandAnswer>('PUT', housePath, { body, intent, ifMatch })).data
      }
    >
      <FactList
        facts={[
          [t('house.fields.name'), house.name ?? <NoValue />],
          [t('house.fields.address'), house.address ?? <NoValue />],
          [t('house.fields.businessNumber'), house.businessNumber ?? <NoValue />],
          [t('house.fields.mailOrderNumber'), house.mailOrderNumber ?? <NoValue />],
          [t('house.fields.registrationNumber'), house.registrationNumber ?? <NoValue />],
        ]}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('house.note')}
      </Typography>
    </EditSection>
  );
}
