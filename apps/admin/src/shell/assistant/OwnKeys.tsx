import {
  addAssistantKey,
  endAssistantKey,
  listAssistantKeys,
  listPendingActs,
} from '@anzhu/api/contract/assistant';
import { AssistantKeys } from '@anzhu/domain/assistant';
import { useAction } from '../../data/useAction.ts';
import { useCall } from '../../data/useCall.ts';
import { useOwnProfile } from '../../data/useProfile.ts';

const none = {};
const changed = { refresh: [listAssistantKeys, listPendingActs] } as const;

/** 助手的钥匙 of the signed-in user. Each opening reads them again. */
export function OwnKeys() {
  const { data: profile } = useOwnProfile();
  const { data, isLoading, error, retry } = useCall(listAssistantKeys, none);
  const add = useAction(addAssistantKey, changed);
  const end = useAction(endAssistantKey, changed);
  if (!profile?.role) return null;
  return (
    <AssistantKeys
      keys={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      role={profile.role}
      address={`${window.location.origin}/mcp`}
      onAdd={add}
      onEnd={({ id }) => end({ id })}
    />
  );
}
