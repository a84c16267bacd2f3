import {
  beginTotp,
  confirmTotp,
  endTotp,
  renewRecoveryCodes,
  totpState,
} from '@anzhu/api/contract/totp';
import { TotpDialog } from '@anzhu/domain/session';
import { useAction } from '../data/useAction.ts';
import { useCall } from '../data/useCall.ts';

const none = {};
const unchanged = { refresh: [] } as const;
const changed = { refresh: [totpState] } as const;

/** 两步验证 of the signed-in user. Each opening reads its state again. */
export function OwnTotp({ onClose }: { onClose: () => void }) {
  const { data, isLoading, error, retry } = useCall(totpState, none);
  const begin = useAction(beginTotp, unchanged);
  const confirm = useAction(confirmTotp, changed);
  const renew = useAction(renewRecoveryCodes, changed);
  const end = useAction(endTotp, changed);
  return (
    <TotpDialog
      state={data}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      onBegin={begin}
      onConfirm={async (code, currentPassword) =>
        (await confirm({ code, currentPassword })).recoveryCodes
      }
      onRenew={async (proof) => (await renew(proof)).recoveryCodes}
      onEnd={end}
      onClose={onClose}
    />
  );
}
