export { RecordStepper, type RecordStepperProps } from './RecordStepper.tsx';
export { placeOf, stepFrom, type RecordPlace, type Step } from './step.ts';
