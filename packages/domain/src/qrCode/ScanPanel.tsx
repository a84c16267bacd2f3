import { labelsOf } from '@anzhu/api/contract/label';
import { scanQrCode } from '@anzhu/api/contract/qrCode';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { CircleCheck, CircleX, ScanLine } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState } from '@anzhu/ui/State';
import { Heading, Text } from '@anzhu/ui/Text';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorNote, useSubmit } from '../kit/index.ts';
import { PaperFrame } from '../session/index.ts';
import { content as contentStyle, buttons, outcome, outcomeSign } from './ScanPanel.css.ts';

/** The device that requests the sign-in; null: unknown. */
export interface RequestingDevice {
  /** Browser and system. */
  device: string | null;
  address: string | null;
  createTime: string | null;
}

/** The state of a code on the phone that has read it. */
export type ScanState =
  | { step: 'reading' }
  /** Loading the device failed: the reason. */
  | { step: 'unread'; message: string }
  /** `nickname`: whom the device would be signed in as; null where that is not known. */
  | { step: 'waiting'; device: RequestingDevice; nickname: string | null }
  | { step: 'confirmed' }
  | { step: 'cancelled' }
  /** The code is of no use: why; null when it has expired. */
  | { step: 'over'; message: string | null };

export interface ScanPanelProps {
  /**
   * What is shown: the device is read, could not be read, waits for the decision, was confirmed or cancelled, or its
   * code is over.
   */
  state: ScanState;
  /** Loads the device again. */
  onRetry: () => void | Promise<void>;
  /** Rejected: the error's message is shown, and it can be pressed again. */
  onConfirm: () => Promise<void>;
  /** Refuses the sign-in. Rejected: the message is shown, and it can be pressed again. */
  onCancel: () => Promise<void>;
  /** The link shown at the end. */
  next: ReactNode;
}

/**
 * 扫码登录确认, on the phone: the requesting device, 确认登录 and 取消, and the outcome. A full page.
 *
 * Keyboard: Tab reaches both buttons, Enter and Space press them.
 */
export function ScanPanel({ state, next, ...actions }: ScanPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const isDecided = ['confirmed', 'cancelled', 'over'].includes(state.step);

  // The buttons are gone: the focus stays with what has come instead.
  useEffect(() => {
    if (isDecided) content.current?.focus();
  }, [isDecided]);

  return (
    <PaperFrame>
      <div ref={content} className={contentStyle} aria-live="polite" tabIndex={-1}>
        <Step state={state} next={next} {...actions} />
      </div>
    </PaperFrame>
  );
}

function Step({ state, next, ...actions }: ScanPanelProps) {
  switch (state.step) {
    case 'reading':
      return <Confirmation {...actions} />;
    case 'waiting':
      return <Confirmation waiting={state} {...actions} />;
    case 'unread':
      return <ErrorState isCompact message={state.message} onRetry={actions.onRetry} />;
    case 'confirmed':
      return (
        <Outcome sign={<CircleCheck size={20} />} tone="success" title="已确认登录" next={next}>
          请回到电脑上继续，此页面可以关闭。
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome sign={<CircleX size={20} />} tone="muted" title="已取消登录" next={next}>
          那台设备没有登录，此页面可以关闭。
        </Outcome>
      );
    case 'over':
      return (
        <Outcome
          sign={<ScanLine size={20} />}
          tone="warning"
          title={state.message ?? '二维码已失效'}
          next={next}
        >
          请在电脑上刷新二维码，再用手机扫描。
        </Outcome>
      );
  }
}

interface ConfirmationProps extends Pick<ScanPanelProps, 'onConfirm' | 'onCancel'> {
  /** Undefined while it is being loaded: the buttons are disabled. */
  waiting?: Extract<ScanState, { step: 'waiting' }>;
}

const labels = labelsOf(scanQrCode.data);

function Confirmation({ waiting, onConfirm, onCancel }: ConfirmationProps) {
  const isUnknown = waiting === undefined;
  const confirming = useSubmit();
  const cancelling = useSubmit();
  const device = waiting?.device;

  return (
    <Stack gap={4}>
      <div>
        <Heading level={2}>扫码登录确认</Heading>
        <Text as="p" size="small" tone="muted">
          这台设备请求登录。如果不是你本人操作，请取消。
        </Text>
      </div>
      <DescriptionList
        layout="beside"
        isLoading={isUnknown}
        items={[
          { label: labels.device, value: device?.device },
          { label: labels.address, value: device?.address },
          { label: labels.createTime, value: device?.createTime },
          { label: '登录为', value: waiting?.nickname },
        ]}
      />
      <ErrorNote error={confirming.error ?? cancelling.error} />
      <div className={buttons}>
        <Button
          isDisabled={isUnknown || confirming.isPending}
          isPending={cancelling.isPending}
          onPress={() => {
            confirming.clear();
            void cancelling.run(onCancel);
          }}
        >
          取消
        </Button>
        <Button
          tone="brand"
          variant="solid"
          isDisabled={isUnknown || cancelling.isPending}
          isPending={confirming.isPending}
          onPress={() => {
            cancelling.clear();
            void confirming.run(onConfirm);
          }}
        >
          确认登录
        </Button>
      </div>
    </Stack>
  );
}

interface OutcomeProps {
  sign: ReactNode;
  tone: 'success' | 'muted' | 'warning';
  title: string;
  next: ReactNode;
  children: string;
}

function Outcome({ sign, tone, title, next, children }: OutcomeProps) {
  return (
    <div className={outcome}>
      <span className={outcomeSign({ tone })}>{sign}</span>
      <Heading level={2}>{title}</Heading>
      <Text as="p" size="small" tone="muted">
        {children}
      </Text>
      {next}
    </div>
  );
}
