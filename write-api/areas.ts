import { agencyRoutes } from './agencies/routes.ts';
import type { SignInDeps } from './auth/deps.ts';
import { authRoutes } from './auth/routes.ts';
import { brandRoutes } from './brands/routes.ts';
import type { TypedApp } from './kit/changes/over-http.ts';
import { failureRoutes } from './kit/follower/failure-routes.ts';
import { certificateRoutes } from './kit/pictures/certificate-routes.ts';
import { pictureRoutes } from './kit/pictures/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { productRoutes } from './products/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { replayRoutes } from './replay/routes.ts';
import { stockRoutes } from './stock/routes.ts';
import { trysetItemRoutes } from './tryset-items/routes.ts';
import { trysetRoutes } from './trysets/routes.ts';
import { viewRoutes } from './views/routes.ts';

/** The routes of each area that writes: a new one adds its line here. */
export const areas: readonly ((app: TypedApp, deps: SignInDeps) => void)[] = [
  authRoutes,
  brandRoutes,
  productRoutes,
  memberRoutes,
  agencyRoutes,
  referenceRoutes,
  viewRoutes,
  pictureRoutes,
  certificateRoutes,
  trysetRoutes,
  trysetItemRoutes,
  stockRoutes,
  failureRoutes,
  replayRoutes,
];
