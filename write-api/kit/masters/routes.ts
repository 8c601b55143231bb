import type { FastifyInstance } from 'fastify';
import type { MasterDeps } from '../../auth/deps.ts';
import { authRoutes } from '../../auth/routes.ts';
import { brandRoutes } from '../../brands/routes.ts';
import { userRoutes } from '../../members/routes.ts';
import { productRoutes } from '../../products/routes.ts';
import { referenceRoutes } from '../../reference/routes.ts';
import { viewRoutes } from '../../views/routes.ts';
import { certificateRoutes } from '../pictures/certificate-routes.ts';
import { pictureRoutes } from '../pictures/routes.ts';
import { acceptUploads } from '../pictures/uploads.ts';

/** Sign-in, brands, products, members, reference data, saved views and pictures. */
export function masterRoutes(app: FastifyInstance, deps: MasterDeps): void {
  acceptUploads(app, deps.uploadsFolder);
  authRoutes(app, deps);
  brandRoutes(app, deps);
  productRoutes(app, deps);
  userRoutes(app, deps);
  referenceRoutes(app, deps);
  viewRoutes(app, deps);
  pictureRoutes(app, deps);
  certificateRoutes(app, deps);
}
