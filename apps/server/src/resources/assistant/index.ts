import { confirmAct, listPendingActs, refuseAct } from './acts.ts';
import { addAssistantKey, endAssistantKey, listAssistantKeys } from './keys.ts';

export const assistantCalls = {
  listAssistantKeys,
  addAssistantKey,
  endAssistantKey,
  listPendingActs,
  confirmAct,
  refuseAct,
};

export { settleCutActs } from './cutActs.ts';
export { refuseUnknown } from './checkInput.ts';
export { awaitAct, proposeAct } from './propose.ts';
export { type Acting, callForAssistant } from './subjects.ts';
