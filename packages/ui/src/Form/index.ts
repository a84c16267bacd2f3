export type { Checked, SubmitResult } from './formStore.ts';
export type { FormErrors } from './errors.ts';
export { Form } from './Form.tsx';
export { FormGrid, FormWide } from './FormGrid.tsx';
export { FormPart, FormProblem, ProblemNote, type FormProblemProps } from './FormPart.tsx';
export type { BoundField, BoundToggle, FormList, FormRow, FormView } from './formView.ts';
export { useHasUnsaved, useUnsavedGuard } from './unsaved.ts';
export { UnsavedQuestion, type UnsavedQuestionProps } from './UnsavedQuestion.tsx';
export { useForm, useFormPart } from './useForm.ts';
