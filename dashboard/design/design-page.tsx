import { useTranslation } from 'react-i18next';
import { SectionGrid } from '../kit/ui/columns.tsx';
import { PageHeader } from '../kit/ui/page-header.tsx';
import { ButtonParts, ColorParts, TextParts } from './basics.tsx';
import { PictureParts, StateParts, StatusParts, WayParts } from './parts.tsx';

/** Every part of the dashboard in each of its states, beside each other. */
export function DesignPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('rooms.design')} subtitle={t('design.about')} />
      <SectionGrid>
        <ColorParts />
        <TextParts />
        <ButtonParts />
        <StatusParts />
        <WayParts />
        <PictureParts />
        <StateParts />
      </SectionGrid>
    </>
  );
}
