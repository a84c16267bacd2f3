import type { LoginAnswer, SignInNext } from '@anzhu/api/contract/session';
import { loginPassword, loginTotp, loginTotpSetup } from '@anzhu/api/contract/signInSteps';
import { RecoveryCodes, SignInSteps } from '@anzhu/domain/session/steps';
import { useState } from 'react';
import { client } from './client.ts';
import { keepOrNext } from './signIn.ts';

export interface NextStepProps {
  next: SignInNext;
  /** The step after this one; null when there is a session. */
  onNext: (next: SignInNext | null) => void;
  /** Begins again. */
  onBack: () => void;
}

type StepAnswer = LoginAnswer & { recoveryCodes?: readonly string[] | null };

/** Sends what a step needs: a new password, or a code. */
function send({ step, ticket }: SignInNext, value: string): Promise<StepAnswer> {
  if (step === 'password') return client.call(loginPassword, { ticket, password: value });
  return client.call(step === 'totp' ? loginTotp : loginTotpSetup, { ticket, code: value });
}

/** The next step of a sign-in, in the place of its form; new recovery codes are shown before the session begins. */
export default function NextStep({ next, onNext, onBack }: NextStepProps) {
  const [kept, setKept] = useState<StepAnswer | null>(null);
  const step = (answer: StepAnswer): void => onNext(keepOrNext(answer));
  if (kept?.recoveryCodes) {
    return <RecoveryCodes codes={kept.recoveryCodes} onDone={() => step(kept)} />;
  }
  return (
    <SignInSteps
      key={next.ticket}
      next={next}
      onSubmit={async (value) => {
        const answer = await send(next, value);
        if (answer.recoveryCodes) setKept(answer);
        else step(answer);
      }}
      onBack={onBack}
    />
  );
}
