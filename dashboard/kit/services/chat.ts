import 'posthog-js/dist/conversations.js';
import { ConversationsExtensions } from 'posthog-js/dist/extension-bundles.js';
import type { AddressMask } from './address-mask.ts';
import { maskedSending } from './chat-fields.ts';
import type { Service } from './for-outsiders.ts';
import { openPostHog } from './posthog.ts';
import type { Project } from './settings.ts';

/** Whose conversation the browser keeps. The library keeps it without a name. */
const ownerKey = 'tryset.chat_owner';

/**
 * Shows the help chat. It receives the words that a person writes there, their id, and the masked address of the room. A
 * conversation survives a reload, and is forgotten when the session ends.
 */
export function chatOf(project: Project, mask: AddressMask): Service {
  return (person) => {
    // A browser that was closed while somebody was signed in still keeps their conversation.
    if (localStorage.getItem(ownerKey) !== person) forget(project);
    localStorage.setItem(ownerKey, person);
    const { client, close } = openPostHog(
      project,
      person,
      {
        // The project says whether, where and with which words the chat is shown.
        advanced_disable_flags: false,
        disable_conversations: false,
        __extensionClasses: { conversations: ConversationsExtensions.conversations },
        before_send: () => null,
      },
      (sending) => maskedSending(sending, project, mask),
    );
    return () => {
      // The library may still be about to build the chat.
      client.set_config({ disable_conversations: true });
      client.conversations?.hide();
      client.conversations?.reset();
      close();
      forget(project);
    };
  };
}

function forget({ key }: Project): void {
  localStorage.removeItem(`ph_conv_${key}`);
  localStorage.removeItem(ownerKey);
}
