import { inboxNotice } from '#domain/inbox/notice.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionRoutes } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { NoticeBody } from './bodies.ts';
import { NoticeAnswer } from './contract.ts';
import { inboxMessageEntity } from './entity.ts';
import { previewNotice, sendNotice } from './notices.ts';

/** Registers the write routes of the inbox: members answer their messages, and staff send notices. */
export function inboxRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, inboxMessageEntity);
  app.post(
    '/v1/inbox/notices',
    operation(
      ['staff'],
      {
        operationId: 'sendInboxNotice',
        tags: ['inbox'],
        summary: 'Send a notice to up to 10,000 members; without confirm, a preview of how many get it',
        body: NoticeBody,
        response: { 200: NoticeAnswer, 201: NoticeAnswer },
      },
      [404, 409, 422],
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { texts, confirm = false, ...to } = request.body;
      if (!confirm) {
        const memberCount = await previewNotice(deps, asked, { to, texts });
        return { isPreview: true, memberCount, notice: null };
      }
      const notice = answerChange(reply, await sendNotice(deps, asked, { to, texts }), 201);
      const { state } = await deps.streams.refresh(inboxNotice, notice.id);
      return { isPreview: false, memberCount: state.userIds.length, notice };
    },
  );
}
