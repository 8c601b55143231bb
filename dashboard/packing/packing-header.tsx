import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import PrintIcon from '~icons/ic/outline-print';
import { SoundButton } from '../check-in/sound-button.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { late } from '../kit/ui/late.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { offerOf } from '../labels/label-offer.ts';
import { LabelsButton } from '../labels/labels-button.tsx';
import { chosenIn, ofChosen } from './chosen.ts';
import { deskStore } from './desk-store.ts';
import type { ToPack } from './parcels.ts';
import { stillToPack } from './still-to-pack.ts';

const PickList = late(() => import('./pick-list.tsx').then((m) => m.PickList));
const Slips = late(() => import('./slips.tsx').then((m) => m.Slips));

interface PackingHeaderProps {
  /** The parcels to pack; undefined until they are loaded. */
  toPack: ToPack | undefined;
  /** When they were loaded. */
  at: number;
}

/** The page's title with its figures, and what can be printed for the walk along the shelves. */
export function PackingHeader({ toPack, at }: PackingHeaderProps) {
  const { t } = useTranslation();
  const shipments = useStore(deskStore, (desk) => desk.shipments);
  const [search] = useSearchParams();
  const ids = search.get('ids');
  const [printed, setPrinted] = useState<'pick' | 'slips' | null>(null);
  const parcels = useMemo(
    () => (toPack === undefined ? [] : ofChosen(stillToPack(toPack, shipments).parcels, chosenIn(ids))),
    [toPack, shipments, ids],
  );
  const garments = parcels.flatMap((parcel) => parcel.garments);
  const shipped = shipments.filter(({ state }) => state === 'shipped').length;
  const isEmpty = parcels.length === 0;
  return (
    <>
      <PageHeader
        title={t('rooms.shipParcels')}
        back={{ to: '/tryset-send-list', name: t('rooms.trysetSendList') }}
        end={
          <>
            <SoundButton />
            {!isEmpty && (
              <LabelsButton
                offers={[
                  offerOf(
                    'parcels',
                    garments.map(({ itemId }) => itemId),
                  ),
                  offerOf(
                    'trysets',
                    parcels.map(({ trysetId }) => trysetId),
                  ),
                ]}
              />
            )}
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<PrintIcon />}
              disabled={isEmpty}
              onClick={() => setPrinted('slips')}
            >
              {t('packing.slips.title')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<PrintIcon />}
              disabled={isEmpty}
              onClick={() => setPrinted('pick')}
            >
              {t('packing.pick.title')}
            </Button>
          </>
        }
      >
        <Typography variant="body2" color="textSecondary" component="span" data-testid="tally">
          {t('packing.tally', {
            parcels: formatNumber(parcels.length),
            garments: formatNumber(garments.length),
            shipped: formatNumber(shipped),
          })}
        </Typography>
      </PageHeader>
      {printed === 'pick' && <PickList parcels={parcels} at={at} onClose={() => setPrinted(null)} />}
      {printed === 'slips' && <Slips parcels={parcels} at={at} onClose={() => setPrinted(null)} />}
    </>
  );
}
