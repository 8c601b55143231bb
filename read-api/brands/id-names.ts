import { brandsFor } from '../briefs/brands/scope.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

export const brandNames: NamesOf = (db, caller, ids) =>
  brandsFor(db, caller).where(among('brand.id', ids)).select(['brand.id', 'brand.name']).execute();
