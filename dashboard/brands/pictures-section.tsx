import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { api } from '../kit/client/api.ts';
import { PictureSlot } from '../kit/edit/picture-slot.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { brandPath } from './use-brand.ts';

/** The name under which the request's body refers to the uploaded file. */
const upload = 'upload';

const bodies = {
  list: (key: string | null) => ({ images: { list: key } }),
  logo: (key: string | null) => ({ images: { logo: key } }),
  title: (key: string | null) => ({ images: { title: key } }),
  certificate: (key: string | null) => ({ business_certificate_image: key }),
};

export function PicturesSection({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const pictures = { ...brand.images, certificate: brand.businessCertificateImage ?? null };
  const send = (kind: keyof typeof bodies) => (file: File | null) =>
    api.call('PATCH', brandPath, {
      params: { id: brand.id },
      ifMatch: brand.revision,
      body: bodies[kind](file && upload),
      ...(file && { files: { [upload]: file } }),
    });
  return (
    <Section title={t('brand.sections.pictures')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {(['list', 'logo', 'title', 'certificate'] as const).map((kind) => (
          <PictureSlot
            key={kind}
            name={t(`brand.picture.${kind}`)}
            src={pictures[kind]}
            isGuarded={kind === 'certificate'}
            mayEdit
            send={send(kind)}
          />
        ))}
      </Box>
    </Section>
  );
}
