export { RecoveryCodes } from './RecoveryCodes.tsx';
export { SignInSteps } from './SignInSteps.tsx';
