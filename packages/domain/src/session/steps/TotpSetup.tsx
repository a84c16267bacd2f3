import type { TotpSetup as Setup } from '@anzhu/api/contract/session';
import { TotpCode } from '@anzhu/api/contract/totp';
import { Stack } from '@anzhu/ui/Layout';
import { QrCode } from '@anzhu/ui/QrCode';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { qrCode, secret as secretStyle } from './SignInSteps.css.ts';
import { StepForm, type StepField, type StepFormProps } from './StepForm.tsx';

export interface TotpSetupProps extends Pick<
  StepFormProps,
  'message' | 'submitLabel' | 'needsPassword' | 'onSubmit' | 'onBack'
> {
  setup: Setup;
}

/** In groups of four, as authenticator apps show it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What is wrong with a code of the authenticator app. */
const problemOf = (code: string): string | undefined =>
  TotpCode.safeParse(code).error?.issues[0]?.message;

/** The field of a code. */
export const CodeField = (field: StepField) => (
  <TextField
    label="验证码"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    {...field}
  />
);

/** Sets an authenticator app up: its QR code, the secret to type instead, and the first code to confirm. */
export function TotpSetup({ setup, ...step }: TotpSetupProps) {
  return (
    <StepForm
      {...step}
      check={problemOf}
      intro={
        <Stack gap={2}>
          <Text as="p" size="small" tone="muted">
            用手机上的身份验证器（如微软、谷歌的验证器）扫描二维码，再输入它显示的验证码。
          </Text>
          <div className={qrCode}>
            <QrCode value={setup.uri} label="两步验证二维码" />
          </div>
          <Text as="p" size="small" tone="muted">
            无法扫描时，手动输入密钥：<span className={secretStyle}>{grouped(setup.secret)}</span>
          </Text>
        </Stack>
      }
    >
      {(field) => <CodeField {...field} />}
    </StepForm>
  );
}
