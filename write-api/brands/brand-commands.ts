import { type BrandCommand, fieldsOfTheHouse } from '#domain/brands/brand.ts';
import type { BrandFields, BrandPicture } from '#domain/brands/brand-events.ts';
import { type BrandState, initialBrand } from '#domain/brands/brand-state.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { pick, taken } from '../kit/changes/fields.ts';
import { certificateNamed, pictureNamed } from '../kit/pictures/picture-named.ts';
import { type BrandSaid, noBrandField } from './bodies.ts';
import { sealedCommands } from './sealed-commands.ts';

type Deps = Pick<WriteDeps, 'seal' | 'sealing' | 'pictures' | 'certificates'>;

const fields = {
  name: true,
  nameKo: true,
  skuCode: true,
  regionId: true,
  instagramId: true,
  commissionRate: true,
  isFeatured: true,
  isExclusive: true,
  exclusiveCuratorIds: true,
  agreeMarketing: true,
} as const satisfies Record<keyof BrandFields, true>;
const fieldNames = Object.keys(fields) as (keyof BrandFields)[];

/** Returns the brand's fields that a body contains. */
export function brandFields(said: BrandSaid): Partial<BrandFields> {
  return taken(said, { ...noBrandField, ...fields });
}

/** Returns all fields of a new brand. */
export function wholeBrand(said: BrandSaid & { name: string }): BrandFields {
  return { ...pick(initialBrand, fieldNames), ...brandFields(said) };
}

/** Returns all fields of a replaced brand. Missing fields that only staff may grant keep their values. */
export function replacedBrand(said: BrandSaid & { name: string }, brand: BrandState): BrandFields {
  return { ...wholeBrand(said), ...pick(brand, fieldsOfTheHouse), ...brandFields(said) };
}

/** Returns the body with its missing fields set to null: a replacement clears them. */
export function whole(said: BrandSaid): BrandSaid {
  return {
    businessName: null,
    businessRegistrationNumber: null,
    businessEmail: null,
    bankAccount: null,
    outStockAddress: null,
    paymentName: null,
    stockEmail: null,
    taxEmail: null,
    ...said,
  };
}

/** Returns the commands for sealed data, pictures and publication. */
export async function furtherCommands(
  deps: Deps,
  asked: Pick<Asked, 'uploads' | 'caller'>,
  brandId: number,
  brand: BrandState,
  said: BrandSaid,
): Promise<BrandCommand[]> {
  const { isPublished } = said;
  return [
    ...(await sealedCommands(deps, brandId, brand, said)),
    ...(await pictureCommands(deps, asked, brandId, said)),
    ...(isPublished === undefined
      ? []
      : [{ action: isPublished ? ('publish' as const) : ('unpublish' as const) }]),
  ];
}

async function pictureCommands(
  deps: Deps,
  asked: Pick<Asked, 'uploads' | 'caller'>,
  brandId: number,
  { images = {}, businessCertificateImage }: BrandSaid,
): Promise<BrandCommand[]> {
  const named: Record<BrandPicture, string | null | undefined> = {
    list: images.list,
    logo: images.logo,
    title: images.title,
    business_certificate: businessCertificateImage,
  };
  const commands: BrandCommand[] = [];
  for (const [kind, key] of Object.entries(named) as [BrandPicture, string | null | undefined][]) {
    if (key === undefined) continue;
    const hash = key === null ? null : await hashNamed(kind, key);
    commands.push({ action: 'set_picture', kind, hash });
  }
  return commands;

  function hashNamed(kind: BrandPicture, key: string): Promise<string> {
    return kind === 'business_certificate'
      ? certificateNamed(deps, asked, key, brandId)
      : pictureNamed(deps, asked, key);
  }
}
