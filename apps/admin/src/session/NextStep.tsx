import type { LoginAnswer, SignInNext } from '@anzhu/api/contract/session';
import { loginPassword, loginTotp, loginTotpSetup } from '@anzhu/api/contract/signInSteps';
import { RecoveryCodes, SignInSteps } from '@anzhu/domain/session/steps';
import { useState } from 'react';
import { client } from './client.ts';
import { keepOrNext, signInFailure } from './signIn.ts';

export interface NextStepProps {
  next: SignInNext;
  /** The step after this one; null when there is a session. */
  onNext: (next: SignInNext | null) => void;
  /** Begins again. */
  onBack: () => void;
}

type StepResponse = LoginAnswer & { recoveryCodes?: readonly string[] | null };

/** Sends what a step needs: a new password, or a code; what sets one also the current password. */
function send(
  { step, ticket }: SignInNext,
  value: string,
  currentPassword: string,
): Promise<StepResponse> {
  if (step === 'totp') return client.call(loginTotp, { ticket, code: value });
  const proof = { ticket, currentPassword };
  return step === 'password'
    ? client.call(loginPassword, { ...proof, password: value })
    : client.call(loginTotpSetup, { ...proof, code: value });
}

/** The next step of a sign-in, in the place of its form; new recovery codes are shown before the session begins. */
export default function NextStep({ next, onNext, onBack }: NextStepProps) {
  const [kept, setKept] = useState<StepResponse | null>(null);
  const step = (response: StepResponse): void => onNext(keepOrNext(response));
  if (kept?.recoveryCodes) {
    return <RecoveryCodes codes={kept.recoveryCodes} onDone={() => step(kept)} />;
  }
  return (
    <SignInSteps
      key={next.ticket}
      next={next}
      onSubmit={async (value, currentPassword) => {
        const response = await send(next, value, currentPassword).catch((error: unknown) => {
          throw signInFailure(error);
        });
        if (response.recoveryCodes) setKept(response);
        else step(response);
      }}
      onBack={onBack}
    />
  );
}
