import type { Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { done } from '@anzhu/api/rules/messages';
import { Confirm } from '@anzhu/ui/Confirm';
import { FormPart, useForm, type FormErrors } from '@anzhu/ui/Form';
import { FormDialog, type FormDialogProps } from '@anzhu/ui/FormDialog';
import { Stack } from '@anzhu/ui/Layout';
import { toast } from '@anzhu/ui/Toast';
import { useRef, useState, type ReactNode } from 'react';
import { bindFields, changesOf, type ContractFields, type ContractForm } from '../contractForm.ts';
import { refreshAfterConflict } from '../ErrorNote.tsx';
import { submitErrorOf } from '../submission.ts';

/** The dialog that adds and edits the records of a list. Rendered means open. */
export interface RecordDialogProps<Row, Add extends Endpoint> {
  /** The record to edit; null adds a new one. */
  record: Row | null;
  /**
   * Saves the values of a new record, or those that were changed of one that is edited: what others have saved
   * meanwhile in its other fields stays. Rejected: messages stand at their fields, what was typed stays.
   */
  onSave(values: Partial<InputOf<Add>>): unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

/** A question before the values are sent. */
export interface SaveQuestion {
  title: ReactNode;
  children?: ReactNode;
}

/** A refusal that the user may overrule. */
interface Overrule<Values> {
  /** The flag of the call, as the refusal names it; sent as true once the user has agreed. */
  flag: keyof Values & string;
  /** The question; the refusal's message stands below it. @default that message */
  title?: ReactNode;
  confirmLabel: string;
}

/** The question of a save that has consequences or is doubtful, a sentence each; null when there is none. */
export function saveQuestion(sentences: readonly (string | null)[]): SaveQuestion | null {
  const asked = sentences.filter((sentence) => sentence !== null);
  if (asked.length === 0) return null;
  return {
    title: '确认保存？',
    children: (
      <Stack gap={1}>
        {asked.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Stack>
    ),
  };
}

export interface SaveDialogProps<Draft extends object, Values> extends Pick<
  FormDialogProps<Draft>,
  'title' | 'size' | 'saveLabel' | 'cancelLabel' | 'footerStart' | 'onClose'
> {
  /** Made by `contractForm`, at module scope. */
  form: ContractForm<Draft, Values>;
  /** What the fields begin with. */
  defaultValues: Draft;
  /** Rules that the contract cannot say; messages by field. */
  rules?: ((draft: Draft) => FormErrors) | undefined;
  /**
   * Asked before the values are sent, and again after a conflict that names a field: by then it is another one.
   * Null saves without asking. Rejected: as a failed save.
   */
  question?: ((values: Values) => SaveQuestion | null | Promise<SaveQuestion | null>) | undefined;
  /** Asked after the values were refused for a flag that is missing. */
  overrule?: Overrule<Values> | undefined;
  /** What is agreed to, as a price, is still loading: nothing is sent before it is shown. @default false */
  isQuoting?: boolean | undefined;
  /** Sends the values. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (values: Values) => unknown;
  /** Only the values that were changed are sent: others may be changing the record too. @default false */
  isChange?: boolean | undefined;
  /** The message after saving; null for none. @default '操作成功！' */
  success?: string | null | undefined;
  /** Reads again after a conflict; what was typed stays. By default 刷新 closes the dialog. */
  onRefresh?: (() => void | Promise<void>) | undefined;
  /** What stands above the form. */
  intro?: ReactNode;
  /** The fields, in `FormGrid`s. */
  children: (form: ContractFields<Draft>) => ReactNode;
}

/** A refusal is a warning of the dialog: without its fields it is not shown at one of them. */
const withoutFields = (error: unknown): unknown =>
  Object.assign(new Error(submitErrorOf(error).message, { cause: error }), { code: Code.refused });

/**
 * A dialog that saves a form on the contract: check, pending, refusals at their fields, 刷新 after a
 * conflict, code 1001 as a warning, the question before changes are lost, the success message. While an image in it is being
 * uploaded, saving is refused. It closes when it has saved. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export function SaveDialog<Draft extends object, Values>({
  form: contract,
  defaultValues,
  rules,
  question,
  overrule,
  isQuoting = false,
  onSave,
  isChange = false,
  success = done,
  onRefresh,
  intro,
  children,
  ...dialog
}: SaveDialogProps<Draft, Values>) {
  const { onClose } = dialog;
  const [asked, setAsked] = useState<SaveQuestion | null>(null);
  const isAgreed = useRef(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOverruled = useRef(false);
  const outdated = useRef<unknown>(null);

  const form = useForm<Draft, Values>({
    defaultValues,
    check: (draft) => contract.check(draft, rules),
    onSubmit: async (values) => {
      if (isQuoting) return false;
      const ask = async (): Promise<boolean> => {
        const next = (await question?.(values)) ?? null;
        setAsked(next);
        return next !== null;
      };
      if (!isAgreed.current && (await ask())) return false;
      isAgreed.current = false;
      try {
        const sent = isChange ? changesOf(values, form, contract) : values;
        await onSave({
          ...(sent as Values),
          ...(overrule && isOverruled.current && { [overrule.flag]: true }),
        });
      } catch (error) {
        const message = overrule && submitErrorOf(error).fields[overrule.flag];
        if (message !== undefined) {
          setRefusal(message);
          return false;
        }
        const { isConflict, fields } = submitErrorOf(error);
        // What was confirmed is out of date.
        const isOutdated = isConflict && Object.keys(fields).length > 0;
        if (isOutdated && (await ask())) {
          outdated.current = error;
          return false;
        }
        throw submitErrorOf(error).isRefused ? withoutFields(error) : error;
      }
      if (success !== null) toast.success(success);
      return undefined;
    },
  });

  const saveAgreed = async (): Promise<void> => {
    isAgreed.current = true;
    outdated.current = null;
    if (await form.submit()) onClose();
    // The question stays, as it is now.
    if (outdated.current !== null) throw outdated.current;
  };
  const refresh = async (): Promise<void> => {
    if (!onRefresh) return onClose();
    await onRefresh();
    form.store.change((state) => ({ ...state, problem: null }));
  };

  return (
    <>
      <FormDialog
        {...dialog}
        form={form}
        problemAction={refreshAfterConflict(refresh)}
        problemTone={(cause) => (submitErrorOf(cause).isRefused ? 'warning' : 'danger')}
      >
        <Stack gap={4}>
          {intro}
          <FormPart form={form}>{(view) => children(bindFields(view, contract))}</FormPart>
        </Stack>
      </FormDialog>
      {question && (
        <Confirm
          isOpen={asked !== null}
          title={asked?.title}
          confirmLabel="确定"
          onConfirm={saveAgreed}
          onClose={() => setAsked(null)}
        >
          {asked?.children}
        </Confirm>
      )}
      {overrule && (
        <Confirm
          isOpen={refusal !== null}
          title={overrule.title ?? refusal}
          confirmLabel={overrule.confirmLabel}
          onConfirm={async () => {
            isOverruled.current = true;
            await saveAgreed();
            isOverruled.current = false;
          }}
          onClose={() => setRefusal(null)}
        >
          {overrule.title !== undefined && refusal}
        </Confirm>
      )}
    </>
  );
}
