import { memo, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { start as startStyle } from './FormDialog.css.ts';

export interface FormFooterProps {
  /** The `id` of the form that is saved: its submit button is pending while it is sent. */
  formId: string;
  isPending: boolean;
  /** Default: 保存. */
  saveLabel?: string | undefined;
  /** Default: 取消. */
  cancelLabel?: string | undefined;
  /** Stands at the start, as a total or 删除. */
  start?: ReactNode;
  /** The submit button, to focus it. */
  saveButton?: RefObject<HTMLButtonElement | null> | undefined;
  /** 取消 was pressed. */
  onCancel: () => void;
}

/**
 * The footer of a dialog with a form: 取消 and 保存.
 *
 * Use it in a `Dialog` whose form is not a `useForm`; a `FormDialog` has it already. Memoized: it does
 * not change while the form is filled in.
 */
export const FormFooter = memo(function FormFooter({
  formId,
  isPending,
  saveLabel = '保存',
  cancelLabel = '取消',
  start,
  saveButton,
  onCancel,
}: FormFooterProps) {
  return (
    <>
      {start !== undefined && <div className={startStyle}>{start}</div>}
      <Button isDisabled={isPending} onPress={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        ref={saveButton}
        type="submit"
        form={formId}
        tone="brand"
        variant="solid"
        isPending={isPending}
      >
        {saveLabel}
      </Button>
    </>
  );
});
