import { system } from '#domain/actor.ts';
import { inboxMessage } from '#domain/inbox/message.ts';
import type { TemplateCode } from '#domain/inbox/templates.ts';
import type { LookUseAct } from '#domain/look-uses/use-commands.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import { sendDemoMessage } from './inbox.ts';
import type { Setting } from './setting.ts';

type Action = LookUseAct['action'];

/** The actions after which the member gets a message. */
const telling = ['request', 'remind', 'begin', 'expire', 'end'] as const satisfies readonly Action[];
type Telling = (typeof telling)[number];

/** The ids of the messages about a use, by the action that each one follows. */
export type MessageIds = Readonly<Record<Telling, number>>;

/** Returns the ids of the messages about the demo's use with this number. */
export function messageIdsOf({ idOf }: Setting, number: number): MessageIds {
  const idAfter = (action: Telling) => idOf('inbox_message', `look use ${number} ${action}`);
  return {
    request: idAfter('request'),
    remind: idAfter('remind'),
    begin: idAfter('begin'),
    expire: idAfter('expire'),
    end: idAfter('end'),
  };
}

interface UseOfMember {
  lookUseId: number;
  userId: number;
  useType: LookUseType;
}

/** Returns a function that tells the member of a use what an action means for the inbox, as the system does. */
export function messagesOfUse(
  setting: Setting,
  ids: MessageIds,
  { lookUseId: aboutId, userId, useType }: UseOfMember,
): (action: Action, at: string) => void {
  const { world } = setting;
  const user = { label: 'user', id: userId } as const;
  let question: number | null = null;

  const send = (action: Telling, templateCode: TemplateCode, at: string) =>
    sendDemoMessage(setting, { id: ids[action], userId, templateCode, aboutId, at });
  function withdraw(at: string) {
    if (question !== null) world.tell(inboxMessage, question, { action: 'withdraw' }, { actor: system, at });
    question = null;
  }
  function ask(action: Telling, at: string) {
    withdraw(at);
    send(action, useType === 'regram' ? 'regram_asked' : 'look_use_asked', at);
    question = ids[action];
  }
  function respond(action: 'display' | 'confirm' | 'deny', at: string) {
    if (question !== null) world.tell(inboxMessage, question, { action }, { actor: user, at });
  }
  function answer(action: 'confirm' | 'deny', at: string) {
    respond('display', at);
    respond(action, at);
    question = null;
  }

  return (action, at) => {
    switch (action) {
      case 'request':
        return ask(action, at);
      case 'remind':
        // The member opens the inbox after the reminder, and does not answer.
        ask(action, at);
        return respond('display', at);
      case 'agree':
        return answer('confirm', at);
      case 'decline':
        return answer('deny', at);
      case 'reject':
      case 'cancel':
        return withdraw(at);
      case 'begin':
        return send(action, 'look_use_started', at);
      case 'expire':
      case 'end':
        return send(action, 'look_use_ended', at);
      default:
    }
  };
}
