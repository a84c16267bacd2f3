import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { applyForMaterial } from '@anzhu/api/contract/material';
import { SaveDialog } from '../kit/index.ts';
import { ItemFields, NeedFields } from './MaterialFields.tsx';
import { emptyMaterial, materialForm } from './materialForm.ts';

export interface MaterialDialogProps {
  /** Sends the application. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: InputOf<typeof applyForMaterial>) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

/**
 * 新增物资申请 over the list of applications; `MaterialForm` is the same on its own screen. Rendered means open.
 *
 * Keyboard: Enter in a field of one line sends; Esc closes, and asks first when something would be lost.
 */
export const MaterialDialog = (props: MaterialDialogProps) => (
  <SaveDialog
    {...props}
    title="新增物资申请"
    saveLabel="提交申请"
    form={materialForm}
    defaultValues={emptyMaterial}
  >
    {(fields) => (
      <>
        {ItemFields(fields)}
        {NeedFields(fields)}
      </>
    )}
  </SaveDialog>
);
