import Type from 'typebox';
import { likeTargets } from '#domain/likes/like-kinds.ts';
import { OneOf, Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { likesOf } from '../briefs/likes/shown-likes.ts';
import { readingOf } from '../kit/reading.ts';
import { Like } from '../kit/shown/like.ts';
import type { Routes } from '../routes.ts';
import { LikedThing } from './contract.ts';
import { LikesParams, listLikes, SoldOutParams } from './lists.ts';
import { entityOf } from './scope.ts';
import { isSeen } from './things.ts';

const tags = ['likes'];
const everybody = ['staff', 'brand_admin', 'user'] as const;
const whoseAreLikes = ['staff', 'user'] as const;
const type = OneOf(likeTargets);

export const likeRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/likes/:type',
    operation(
      whoseAreLikes,
      {
        operationId: 'listLikes',
        tags,
        summary: 'What a member likes, newest first; staff name the member',
        params: Type.Object({ type }),
        querystring: LikesParams,
        response: { 200: Page(LikedThing) },
      },
      [404],
    ),
    async (request) =>
      pageOf(request, await listLikes(readingOf(deps, request), request.params.type, request.query)),
  );
  app.get(
    '/v1/likes/products/sold-out',
    operation(
      whoseAreLikes,
      {
        operationId: 'listLikesSoldOut',
        tags,
        summary: 'Products that a member likes and that are sold out, newest first',
        querystring: SoldOutParams,
        response: { 200: Page(LikedThing) },
      },
      [404],
    ),
    async (request) => {
      const query = { ...request.query, isSoldout: true } as const;
      return pageOf(request, await listLikes(readingOf(deps, request), 'products', query));
    },
  );
  app.get(
    '/v1/likes/:type/:id',
    operation(
      everybody,
      {
        operationId: 'getLike',
        tags,
        summary: 'How many like a thing, and whether the caller does',
        params: Type.Object({ type, id: Id }),
        response: { 200: Like },
      },
      [404],
    ),
    async (request) => {
      const { type: target, id } = request.params;
      const caller = callerOf(request);
      if (!(await isSeen(deps.db, caller, { target, id }))) throw notFound(entityOf[target], id);
      return (await likesOf(deps.db, caller, target, [id]))(id);
    },
  );
};
