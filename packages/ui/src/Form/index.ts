export type { Checked, SubmitResult } from './formStore.ts';
export type { FormErrors, SubmitError } from './errors.ts';
export { Form, type FormProps } from './Form.tsx';
export { FormGrid, FormWide, type FormGridProps } from './FormGrid.tsx';
export { FormPart, FormProblem, type FormPartProps, type FormProblemProps } from './FormPart.tsx';
export type { BoundField, BoundToggle, FormRow, FormView } from './formView.ts';
export { UnsavedQuestion, useHasUnsaved, useUnsavedGuard } from './UnsavedQuestion.tsx';
export { useForm, useFormDraft, useFormPart } from './useForm.ts';
