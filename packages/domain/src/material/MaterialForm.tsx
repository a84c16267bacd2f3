import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { applyForMaterial } from '@anzhu/api/contract/material';
import { Button, LinkButton, type LinkTarget } from '@anzhu/ui/Button';
import { Form, FormPart, FormProblem, useForm, useUnsavedGuard } from '@anzhu/ui/Form';
import { CircleCheck } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { useEffect, useId, useRef, useState } from 'react';
import { bindFields } from '../kit/index.ts';
import { quantityOf } from './facts.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import { bar, page, sent as sentStyle, sentMark, sentWords } from './MaterialForm.css.ts';
import { emptyMaterial, materialForm, type MaterialDraft } from './materialForm.ts';

type Application = InputOf<typeof applyForMaterial>;

export interface MaterialFormProps {
  /** Sends the application. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: Application) => unknown;
  /** 物资申请记录, where the result will be seen. */
  records: LinkTarget;
}

/**
 * 物资申请 as a screen of its own: what was sent is confirmed above the form, which is empty again for the
 * next application. The browser warns of unsaved input when the page is closed; a router does so with
 * `useHasUnsaved`.
 *
 * Keyboard: Enter in a field of one line sends; the focus then goes to the first field.
 */
export function MaterialForm({ onSave, records }: MaterialFormProps) {
  const formId = useId();
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

  return (
    <div className={page}>
      <Panel
        title="填写申请"
        footer={
          <div className={bar}>
            <Button type="submit" form={formId} tone="brand" variant="solid">
              提交申请
            </Button>
          </div>
        }
      >
        <Stack gap={4}>
          <div aria-live="polite">
            {sent && (
              <div className={sentStyle}>
                <span className={sentMark} aria-hidden="true">
                  <CircleCheck size={20} />
                </span>
                <span className={sentWords}>
                  已提交「{sent.applyThing}」{quantityOf(sent)}，可以继续填写下一条
                </span>
                <LinkButton size="small" {...records}>
                  物资申请记录
                </LinkButton>
              </div>
            )}
          </div>
          <div ref={fields}>
            <Form id={formId} onSubmit={submit}>
              <FormPart form={form}>
                {(view) => MaterialFields(bindFields(view, materialForm))}
              </FormPart>
              <FormProblem form={form} />
            </Form>
          </div>
        </Stack>
      </Panel>
    </div>
  );
}
