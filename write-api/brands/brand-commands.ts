import type { FastifyRequest } from 'fastify';
import { type BrandCommand, fieldsOfTheHouse } from '#domain/brands/brand.ts';
import type {
  BankAccount,
  BrandFields,
  BrandPicture,
  BusinessRegistration,
  OutStockAddress,
} from '#domain/brands/brand-events.ts';
import { type BrandState, initialBrand } from '#domain/brands/brand-state.ts';
import { personKey } from '#domain/members/person.ts';
import type { MasterDeps } from '../auth/deps.ts';
import { pick } from '../kit/masters/fields.ts';
import { fromWire } from '../kit/masters/names.ts';
import { resealed } from '../kit/masters/resealed.ts';
import { certificateNamed, pictureNamed } from '../kit/pictures/picture-named.ts';

export type BrandBody = Readonly<Record<string, unknown>>;

const fieldNames = [
  'name',
  'nameKo',
  'skuCode',
  'regionId',
  'instagramId',
  'commissionRate',
  'isFeatured',
  'isExclusive',
  'exclusiveCuratorIds',
  'agreeMarketing',
] as const satisfies readonly (keyof BrandFields)[];

/** The fields that a body says. */
export function brandFields(body: BrandBody): Partial<BrandFields> {
  return pick(fromWire(body), fieldNames);
}

const defaults: Omit<BrandFields, 'name'> = pick({ ...initialBrand }, fieldNames.slice(1)) as never;

/** All fields of a new brand. */
export function wholeBrand(body: BrandBody & { name: string }): BrandFields {
  return { ...defaults, name: body.name, ...brandFields(body) };
}

/** All fields of a replaced brand; what only staff may grant stays as it is unless it is said. */
export function replacedBrand(body: BrandBody & { name: string }, brand: BrandState): BrandFields {
  return { ...wholeBrand(body), ...pick({ ...brand }, fieldsOfTheHouse), ...brandFields(body) };
}

/** A body that replaces says of everything it leaves out that there is none. */
export function whole(body: BrandBody): BrandBody {
  return {
    business_name: null,
    business_registration_number: null,
    business_email: null,
    bank_account: null,
    out_stock_address: null,
    ...body,
  };
}

/** The commands for all that a body says beside the fields: sealed data, pictures and publication. */
export async function furtherCommands(
  deps: MasterDeps,
  request: FastifyRequest,
  brandId: number,
  brand: BrandState,
  body: BrandBody,
): Promise<BrandCommand[]> {
  return [
    ...(await sealedCommands(deps, brandId, brand, body)),
    ...(await pictureCommands(deps, request, brandId, body)),
    ...(body.is_published === undefined
      ? []
      : [{ action: body.is_published === true ? ('publish' as const) : ('unpublish' as const) }]),
  ];
}

async function sealedCommands(
  deps: MasterDeps,
  brandId: number,
  brand: BrandState,
  body: BrandBody,
): Promise<BrandCommand[]> {
  const person = personKey('brand', brandId);
  const commands: BrandCommand[] = [];
  const business = pick(fromWire(body), ['businessName', 'businessRegistrationNumber', 'businessEmail']);
  if (Object.keys(business).length > 0) {
    const { sealed } = await resealed<BusinessRegistration>(
      deps,
      person,
      brand.businessRegistration,
      (current) => {
        const none = { businessName: null, businessRegistrationNumber: null, businessEmail: null };
        const said: BusinessRegistration = { ...none, ...current, ...business };
        return Object.values(said).every((value) => value === null) ? null : said;
      },
    );
    commands.push({ action: 'set_business_registration', businessRegistration: sealed });
  }
  if (body.bank_account !== undefined) {
    const account = body.bank_account as Record<string, unknown> | null;
    const { sealed } = await resealed<BankAccount>(
      deps,
      person,
      brand.bankAccount,
      () => account && (fromWire(account) as unknown as BankAccount),
    );
    commands.push({ action: 'set_bank_account', bankAccount: sealed });
  }
  if (body.out_stock_address !== undefined) {
    const address = body.out_stock_address as Record<string, unknown> | null;
    const { sealed } = await resealed<OutStockAddress>(
      deps,
      person,
      brand.outStockAddress,
      () => address && ({ address2: null, ...fromWire(address) } as OutStockAddress),
    );
    commands.push({ action: 'set_out_stock_address', outStockAddress: sealed });
  }
  return commands;
}

async function pictureCommands(
  deps: MasterDeps,
  request: FastifyRequest,
  brandId: number,
  body: BrandBody,
): Promise<BrandCommand[]> {
  const images = (body.images ?? {}) as Partial<Record<BrandPicture, string | null>>;
  const named = { ...images, business_certificate: body.business_certificate_image } as typeof images;
  const commands: BrandCommand[] = [];
  for (const [kind, key] of Object.entries(named) as [BrandPicture, string | null | undefined][]) {
    if (key === undefined) continue;
    const hash = key === null ? null : await hashNamed(kind, key);
    commands.push({ action: 'set_picture', kind, hash });
  }
  return commands;

  function hashNamed(kind: BrandPicture, key: string): Promise<string> {
    return kind === 'business_certificate'
      ? certificateNamed(deps, request, key, brandId)
      : pictureNamed(deps, request, key);
  }
}
