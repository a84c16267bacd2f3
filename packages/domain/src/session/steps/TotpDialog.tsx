import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { TotpSetup as Setup } from '@anzhu/api/contract/session';
import type { FactorProof, totpState } from '@anzhu/api/contract/totp';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog } from '@anzhu/ui/Dialog';
import { useUnsavedGuard } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { Tag } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import type { ViewState } from '../../kit/index.ts';
import { ProofForm, type ProofFormProps } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpSetup } from './TotpSetup.tsx';

export interface TotpDialogProps extends ViewState {
  /** Undefined until it is loaded. */
  state: DataOf<typeof totpState> | undefined;
  /** Makes a secret. Rejected: the message is shown at the field that it names. */
  onBegin: (proof: FactorProof) => Promise<Setup>;
  /** Puts it into use, with the password that it was begun with. @returns the recovery codes */
  onConfirm: (code: string, currentPassword: string) => Promise<readonly string[]>;
  /** Replaces the recovery codes. @returns the new ones */
  onRenew: (proof: FactorProof) => Promise<readonly string[]>;
  /** Turns the second factor off. */
  onEnd: (proof: FactorProof) => Promise<unknown>;
}

type View =
  | { step: 'state' | 'begin' | 'renew' | 'end' }
  | { step: 'setup'; setup: Setup; currentPassword: string }
  | { step: 'codes'; codes: readonly string[]; done: string };

/**
 * 两步验证 of one's own account: whether it is on, setting it up with an authenticator app, new recovery
 * codes, turning it off. Each needs the current password and, while it is on, a code. Recovery codes that are shown are not closed without
 * a question. Rendered means open.
 *
 * Keyboard: each step has its field in focus, Enter sends; Esc closes.
 */
export function TotpDialog({
  state,
  isLoading = false,
  error,
  onBegin,
  onConfirm,
  onRenew,
  onEnd,
  onClose,
}: TotpDialogProps) {
  const [view, setView] = useState<View>({ step: 'state' });
  const { leave, question } = useUnsavedGuard(view.step === 'codes');
  const [isMaking, setMaking] = useState(false);
  const isOn = state !== undefined && state.since !== null;
  const back = (): void => setView({ step: 'state' });
  /** Shows recovery codes once they are made: until then the dialog cannot be closed. */
  const showCodes = async (made: Promise<readonly string[]>, done: string): Promise<void> => {
    setMaking(true);
    try {
      setView({ step: 'codes', codes: await made, done });
    } finally {
      setMaking(false);
    }
  };

  const proofs: Partial<Record<View['step'], Omit<ProofFormProps, 'needsCode' | 'onBack'>>> = {
    begin: {
      message: isOn ? '重新设置前请确认是你本人。' : '开启前请确认是你本人。',
      submitLabel: '下一步',
      onSubmit: async (given) => {
        const setup = await onBegin(given);
        setView({ step: 'setup', setup, currentPassword: given.currentPassword });
      },
    },
    renew: {
      message: '换新后，原有的恢复码全部作废。',
      submitLabel: '换新恢复码',
      onSubmit: (given) => showCodes(onRenew(given), '恢复码已换新'),
    },
    end: {
      message: '关闭后仅凭密码即可登录，恢复码一并作废。',
      submitLabel: '关闭两步验证',
      onSubmit: async (given) => {
        await onEnd(given);
        toast.success('两步验证已关闭');
        onClose();
      },
    },
  };
  const proof = proofs[view.step];

  return (
    <Dialog
      isOpen
      title="两步验证"
      size="small"
      isPending={isMaking}
      onClose={() => leave(onClose)}
    >
      {view.step === 'state' && state && (
        <State state={state} onChoose={(step) => setView({ step })} />
      )}
      {view.step === 'state' && !state && error && <ErrorState isCompact {...error} />}
      {view.step === 'state' && !state && !error && isLoading && <LoadingState />}
      {proof && <ProofForm key={view.step} needsCode={isOn} {...proof} onBack={back} />}
      {view.step === 'setup' && (
        <TotpSetup
          message="登录时除密码外，还需手机上的验证码。"
          setup={view.setup}
          submitLabel="开启"
          onSubmit={(code) => showCodes(onConfirm(code, view.currentPassword), '两步验证已开启')}
          onBack={back}
        />
      )}
      {view.step === 'codes' && (
        <RecoveryCodes
          codes={view.codes}
          onDone={() => {
            toast.success(view.done);
            onClose();
          }}
        />
      )}
      <Confirm
        isOpen={question.isOpen}
        tone="danger"
        title="放弃未保存的恢复码？"
        confirmLabel="放弃"
        cancelLabel="继续查看"
        onConfirm={question.onDiscard}
        onClose={question.onStay}
      >
        恢复码不会再次显示。没有保存的，可在「两步验证」中换新。
      </Confirm>
    </Dialog>
  );
}

interface StateProps {
  state: NonNullable<TotpDialogProps['state']>;
  onChoose: (step: 'begin' | 'renew' | 'end') => void;
}

function State({ state: { since, codesLeft, isRequired }, onChoose }: StateProps) {
  if (since === null) {
    return (
      <Stack gap={3}>
        <Text as="p">登录时除密码外，还需手机上身份验证器的验证码。他人知道密码也无法登录。</Text>
        <Button tone="brand" variant="solid" onPress={() => onChoose('begin')}>
          开启
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Tag tone="success">已开启</Tag>
        <Text size="small" tone="muted">
          {formatSecond(since)}
        </Text>
      </Inline>
      <Text as="p">
        剩余恢复码 {codesLeft}{' '}
        个，用完或遗失时请换新。更换手机时请重新设置：需要现用的验证码或一个恢复码。
      </Text>
      {isRequired && (
        <Text as="p" size="small" tone="muted">
          你的角色必须使用两步验证，不能关闭。
        </Text>
      )}
      <Inline gap={2}>
        <Button onPress={() => onChoose('renew')}>换新恢复码</Button>
        <Button onPress={() => onChoose('begin')}>重新设置</Button>
        {!isRequired && (
          <Button tone="danger" variant="outline" onPress={() => onChoose('end')}>
            关闭两步验证
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
