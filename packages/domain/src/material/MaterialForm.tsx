import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { applyForMaterial } from '@anzhu/api/contract/material';
import { Button } from '@anzhu/ui/Button';
import {
  Form,
  FormPage,
  FormPart,
  FormProblem,
  FormSection,
  useForm,
  useUnsavedGuard,
} from '@anzhu/ui/Form';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { bindFields, SentNote, type ContractFields } from '../kit/index.ts';
import { quantityOf } from './facts.tsx';
import { ItemFields, NeedFields } from './MaterialFields.tsx';
import { sentRoom } from './MaterialForm.css.ts';
import { emptyMaterial, materialForm, type MaterialDraft } from './materialForm.ts';
import { RecentMaterials, type RecentMaterialsProps } from './RecentMaterials.tsx';

type Application = InputOf<typeof applyForMaterial>;

export interface MaterialFormProps extends RecentMaterialsProps {
  /** Sends the application. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: Application) => unknown;
}

/**
 * 物资申请 as a screen of its own: what was sent is confirmed above the form, which is empty again for the
 * next application. The browser warns of unsaved input when the page is closed; a router does so with
 * `useHasUnsaved`.
 *
 * Keyboard: Enter in a field of one line sends; the focus then goes to the first field.
 */
export function MaterialForm({ onSave, recent, records }: MaterialFormProps) {
  const [sent, setSent] = useState<Application | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<MaterialDraft, Application>({
    defaultValues: emptyMaterial,
    check: (draft) => materialForm.check(draft),
    onSubmit: async (values) => {
      await onSave(values);
      setSent(values);
    },
  });
  useUnsavedGuard(form.isDirty);
  // The next application begins with its first field.
  useEffect(() => {
    if (sent) fields.current?.querySelector('input')?.focus();
  }, [sent]);
  const submit = async (): Promise<void> => {
    if (await form.submit()) form.reset(emptyMaterial);
  };

  const part = (render: (fields: ContractFields<MaterialDraft>) => ReactNode): ReactNode => (
    <FormPart form={form}>{(view) => render(bindFields(view, materialForm))}</FormPart>
  );

  return (
    <div ref={fields}>
      <Form onSubmit={submit}>
        <FormPage
          note={<RecentMaterials {...{ recent, records }} />}
          problem={<FormProblem form={form} />}
          footer={
            <Button type="submit" tone="brand" variant="solid">
              提交申请
            </Button>
          }
        >
          <div aria-live="polite" className={sentRoom}>
            {sent && (
              <SentNote>
                已提交「{sent.applyThing}」{quantityOf(sent)}，可以继续填写下一条
              </SentNote>
            )}
          </div>
          <FormSection title="物资">{part(ItemFields)}</FormSection>
          <FormSection title="用途">{part(NeedFields)}</FormSection>
        </FormPage>
      </Form>
    </div>
  );
}
