import { checkTexts, type PreviewRow, type RowTexts } from '@anzhu/api/rules/importDraft';
import { importTitles, type ImportField } from '@anzhu/api/rules/importColumns';
import type { ImportErrors } from '@anzhu/api/rules/testImport';
import { FormGrid, FormPart, useForm } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { TextField } from '@anzhu/ui/TextField';

export interface EditRowDialogProps {
  /** The row of the file, with its texts as they were read and what is wrong with them. */
  row: PreviewRow;
  /** The columns of the file. */
  columns: readonly ImportField[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** Called with the corrected texts, once nothing is wrong with them. */
  onSave: (texts: RowTexts) => unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

/** What every row has. */
const requiredFields = new Set<ImportField>(['checkType', 'checkRes', 'checkTime']);
const examples: Partial<Record<ImportField, string>> = {
  checkType: '体温或核酸',
  checkRes: '36.5、阴性或阳性',
  checkTime: '2026-03-18 08:30',
};

/** The errors of a row, for a form: undefined where there are none. */
function check(texts: RowTexts, now: string): { values: RowTexts } | { errors: ImportErrors } {
  const errors = checkTexts(texts, now);
  return Object.keys(errors).length > 0 ? { errors } : { values: texts };
}

/** 修改第 n 行: edits a row of an import, checked by the rules of the import. */
export function EditRowDialog({ row, columns, now, onSave, onClose }: EditRowDialogProps) {
  const form = useForm<RowTexts, RowTexts>({
    defaultValues: row.texts,
    check: (texts) => check(texts, now),
    onSubmit: async (texts) => void (await onSave(texts)),
  });
  return (
    <FormDialog
      title={`修改${row.label}`}
      saveLabel="确定"
      size="small"
      form={form}
      onClose={onClose}
    >
      <FormPart form={form}>
        {({ field }) => (
          <FormGrid columns={1}>
            {columns.map((name) => (
              <TextField
                key={name}
                label={importTitles[name]}
                isRequired={
                  requiredFields.has(name) || (name === 'uId' && !columns.includes('idCard'))
                }
                placeholder={examples[name]}
                {...field(name)}
              />
            ))}
          </FormGrid>
        )}
      </FormPart>
    </FormDialog>
  );
}
