import { useId, useEffect, memo, type ReactNode } from 'react';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import {
  Form,
  FormProblem,
  UnsavedQuestion,
  useFormPart,
  useUnsavedGuard,
  type FormProblemProps,
  type FormView,
} from '../Form/index.ts';
import { useStable } from '../lib/useStable.ts';
import { media } from '../theme/index.ts';
import { Button } from '../Button/index.ts';
import { content, start as startStyle } from './FormDialog.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { formTexts } from '../Form/texts.ts';

export interface FormDialogProps<Values extends object>
  extends Pick<DialogProps, 'title' | 'size'>, Pick<FormFooterProps, 'saveLabel' | 'cancelLabel'> {
  /** The result of `useForm`. */
  form: FormView<Values>;
  /** The form was saved, or its changes were discarded: unmount the dialog. */
  onClose: () => void;
  /** Stands at the start of the footer, as a total or 删除. */
  footerStart?: ReactNode;
  /** What can be done about an error that belongs to no field, depending on the error. */
  problemAction?: FormProblemProps<Values>['action'];
  /** How that error looks: danger, or a warning about what can be put right. */
  problemTone?: FormProblemProps<Values>['tone'];
  /** The fields, in `FormGrid`s. */
  children: ReactNode;
}

/**
 * A dialog with one form: title, fields, and a footer of 取消 and 保存 that stays in sight.
 *
 * Use it for every adding and editing. Render it while it is open, and give it a `useForm`: it saves,
 * shows errors at their fields or above the footer, cannot be closed while it saves, closes when it is
 * saved, and asks before unsaved changes are discarded. Many fields go into a component of their own
 * with `useFormPart`. Do not use it to show a record (`Dialog`) or to ask yes or no (`Confirm`).
 *
 * Keyboard: the focus goes to the first field that can be filled in; Enter in a field saves, Ctrl+Enter (⌘+Enter) in
 * any; Esc closes.
 */
export function FormDialog<Values extends object>({
  title,
  form,
  onClose,
  size,
  saveLabel,
  cancelLabel,
  footerStart,
  problemAction,
  problemTone,
  children,
}: FormDialogProps<Values>) {
  const formId = useId();
  const { isPending, isDirty, submit } = useFormPart(form);
  const guard = useUnsavedGuard(isDirty);
  const close = useStable(() => guard.leave(onClose));
  const finish = (isSaved: boolean): void => {
    if (isSaved) onClose();
  };
  const save = (): unknown => {
    const result = submit();
    return result instanceof Promise ? result.then(finish) : finish(result);
  };
  useFirstFocus(formId);

  return (
    <>
      <Dialog
        isOpen
        title={title}
        size={size}
        isPending={isPending}
        onClose={close}
        footer={
          <FormFooter
            {...{ formId, isPending, saveLabel, cancelLabel }}
            start={footerStart}
            onCancel={close}
          />
        }
      >
        <div className={content}>
          <Form id={formId} onSubmit={save}>
            {children}
          </Form>
          <FormProblem form={form} action={problemAction} tone={problemTone} />
        </div>
      </Dialog>
      {guard.question.isOpen && <UnsavedQuestion {...guard.question} />}
    </>
  );
}

// The file input of an uploader is hidden and not focusable; there is nothing to do in a field that is read-only.
const fields =
  'input:enabled:not([type="file"], [readonly]), textarea:enabled:not([readonly]), select:enabled, [role="combobox"]:enabled';

/**
 * Focuses the first field that can be filled in on mount and selects its text, as Tab does, unless one has the focus;
 * not on touch: the keyboard would cover it.
 */
function useFirstFocus(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null || form.contains(document.activeElement)) return;
    if (window.matchMedia(media.touch).matches) return;
    const field = form.querySelector<HTMLElement>(fields);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [formId]);
}

export interface FormFooterProps {
  /** The `id` of the form that is saved: its submit button is pending while it is sent. */
  formId: string;
  /** The form is being submitted: the primary button shows it, 取消 is disabled. */
  isPending: boolean;
  /** The label of the primary button. @default '保存' */
  saveLabel?: string | undefined;
  /** The label of the button that closes without saving. @default '取消' */
  cancelLabel?: string | undefined;
  /** Stands at the start, as a total or 删除. */
  start?: ReactNode;
  /** 取消 was pressed. */
  onCancel: () => void;
}

/**
 * The footer of a dialog with a form: 取消 and 保存.
 *
 * Use it in a `Dialog` that a `FormDialog` is too little for, as a form with steps. Memoized: it does
 * not change while the form is filled in.
 */
export const FormFooter = memo(function FormFooter({
  formId,
  isPending,
  saveLabel,
  cancelLabel,
  start,
  onCancel,
}: FormFooterProps) {
  const { save } = useTexts('Form', formTexts);
  const { cancel } = useCommonTexts();
  return (
    <>
      {start !== undefined && <div className={startStyle}>{start}</div>}
      <Button isDisabled={isPending} onPress={onCancel}>
        {cancelLabel ?? cancel}
      </Button>
      <Button type="submit" form={formId} tone="brand" variant="solid" isPending={isPending}>
        {saveLabel ?? save}
      </Button>
    </>
  );
});
