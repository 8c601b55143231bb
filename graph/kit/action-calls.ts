import type { CommandAnswer, ItemResult } from '#http/contract.ts';
import { type RestCall, restCall } from './rest-call.ts';

/** The calls of a transition table's actions. `title` is the entity's name in the operation ids, `path` that of its list. */
export function actionCalls(title: string, path: string) {
  return {
    one: (action: string): RestCall<CommandAnswer> =>
      restCall(`${camel(action)}${title}`, 'POST', `${path}/{id}/actions/${action}`),
    many: (action: string): RestCall<ItemResult[]> =>
      restCall(`${camel(action)}${title}s`, 'POST', `${path}/actions/${action}`),
  };
}

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
