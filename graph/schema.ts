import './accounts/profile.ts';
import './accounts/sign-in.ts';
import './benchmarks/mutations.ts';
import './benchmarks/queries.ts';
import './brand-subscriptions/queries.ts';
import './brands/mutations.ts';
import './brands/organization-mutations.ts';
import './brands/queries.ts';
import './looks/certification.ts';
import './looks/mutations.ts';
import './looks/queries.ts';
import './looks/update-look.ts';
import './members/mutations.ts';
import './members/queries.ts';
import './products/mutations.ts';
import './reference/queries.ts';
import './sns/queries.ts';
import './stock/mutations.ts';
import './stock/out-mutations.ts';
import './stock/piece-mutations.ts';
import './stock/queries.ts';
import './stock/register-mutation.ts';
import './tryset-items/bulk-mutations.ts';
import './tryset-items/deferred-return.ts';
import './tryset-items/mutations.ts';
import { builder } from './kit/builder.ts';

/** The schema of all areas. */
export const schema = builder.toSchema();
