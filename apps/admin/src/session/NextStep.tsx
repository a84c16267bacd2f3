import type { SignInNext } from '@anzhu/api/contract/session';
import { loginPassword } from '@anzhu/api/contract/signInSteps';
import { SignInSteps } from '@anzhu/domain/session';
import { client } from './client.ts';
import { keepOrNext } from './signIn.ts';

export interface NextStepProps {
  next: SignInNext;
  /** The step after this one; null when there is a session. */
  onNext: (next: SignInNext | null) => void;
  /** Begins again. */
  onBack: () => void;
}

/** The next step of a sign-in, in the place of its form. */
export default function NextStep({ next, onNext, onBack }: NextStepProps) {
  const { ticket } = next;
  return (
    <SignInSteps
      key={ticket}
      next={next}
      onPassword={async (password) =>
        onNext(keepOrNext(await client.call(loginPassword, { ticket, password })))
      }
      onBack={onBack}
    />
  );
}
