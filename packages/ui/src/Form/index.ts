export type { Check, Checked, StandardSchema } from './check.ts';
export type { FormErrors, SubmitError } from './errors.ts';
export { Form, type FormProps } from './Form.tsx';
export { FormGrid, FormWide, type FormGridProps } from './FormGrid.tsx';
export { FormPart, type FormPartProps } from './FormPart.tsx';
export { FormProblem, type FormProblemProps } from './FormProblem.tsx';
export type { SubmitResult } from './formStore.ts';
export type {
  BoundField,
  BoundList,
  BoundToggle,
  FormFields,
  FormRow,
  FormView,
} from './formTypes.ts';
export { UnsavedQuestion, type UnsavedQuestionProps } from './UnsavedQuestion.tsx';
export { useForm, useFormPart, type FormOptions, type UncheckedFormOptions } from './useForm.ts';
export { useFormDraft } from './useFormDraft.ts';
export { useHasUnsaved } from './unsaved.ts';
export { useUnsavedGuard, type UnsavedGuard } from './useUnsavedGuard.ts';
