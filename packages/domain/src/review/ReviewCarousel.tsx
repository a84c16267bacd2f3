import type { Id } from '@anzhu/api/contract/codecs';
import type { ReviewStatus } from '@anzhu/api/contract/review';
import { done } from '@anzhu/api/rules/messages';
import { Button } from '@anzhu/ui/Button';
import type { DescriptionListProps } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import {
  Form,
  FormGrid,
  FormProblem,
  FormWide,
  UnsavedQuestion,
  useForm,
  useUnsavedGuard,
  type FormErrors,
} from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import type { RecordHeadProps } from '@anzhu/ui/RecordPanel';
import {
  RecordStepper,
  stepFrom,
  type RecordStepperProps,
  type Step,
} from '@anzhu/ui/RecordStepper';
import { ErrorState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { TextArea } from '@anzhu/ui/TextArea';
import { toast } from '@anzhu/ui/Toast';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useStable } from '@anzhu/ui/useStable';
import {
  bindFields,
  RecordFacts,
  ConfirmNames,
  useNamesQuestion,
  type ContractFields,
  type ContractForm,
  type ViewState,
} from '../kit/index.ts';
import { ReviewFooter, useApproveKey } from './ReviewFooter.tsx';
import { PendingCount } from './ReviewListNotes.tsx';
import {
  decisionOf,
  goesOn,
  reviewParts,
  type ReviewActionId,
  type ReviewDraft,
  type ReviewMode,
} from './status.ts';
import { reviewStamp } from './stamp.ts';

/** A record as far as its review goes. */
interface ReviewedRecord {
  id: Id;
  reviewStatus: ReviewStatus;
}

/** Where the dialog is in its list, and what steps to other records of it. */
export type ReviewSteps = Pick<
  RecordStepperProps,
  'index' | 'page' | 'pageSize' | 'total' | 'onIndexChange' | 'onPageChange'
>;

/** What the dialogs of all review lists take. */
export interface ReviewDialogProps<Values> extends ViewState {
  /** review: a pending record can be decided on; view: it can only be read. */
  mode: ReviewMode;
  /** The place in the list, for 上一条 and 下一条: props of `RecordStepper`. */
  steps: ReviewSteps;
  /** How many records are still to be reviewed; undefined while that is not known. */
  pendingCount: number | undefined;
  /**
   * Sends the decision. Rejected: the message is shown and what was typed stays; after a conflict the
   * record should be read again. @returns the success message; nothing for 操作成功！
   */
  onReview: (values: Values) => Promise<string | void>;
}

export interface ReviewCarouselProps<
  Draft extends ReviewDraft,
  Values extends object,
> extends ReviewDialogProps<Values> {
  /** What is reviewed: 申报, 物资申请. */
  subject: string;
  /** As it is now. */
  record: ReviewedRecord;
  /** Who or what is reviewed, and the facts that decide. */
  head: RecordHeadProps;
  /** What else is known of it. */
  facts: DescriptionListProps['items'];
  /** Beside the decisions: what the approval takes, as 剩 3 间. */
  footerNote?: ((form: ContractFields<Draft>) => string | undefined) | undefined;
  /** What the fields of a record begin with. */
  defaultValues: Draft;
  /** Made by `contractForm`, at module scope. */
  form: ContractForm<Draft, Values>;
  /** Rules that the contract cannot say; messages by field. */
  rules?: ((draft: Draft) => FormErrors) | undefined;
  /** The fields above the note. */
  children?: ((form: ContractFields<Draft>) => ReactNode) | undefined;
}

/**
 * 审核详情: the records of a list one after the other, to be read or reviewed. It steps over the edges of
 * the page; rejecting needs a note; a note or a choice that was not sent is asked about before it is left.
 * A record that was reviewed elsewhere is shown as it is then. Rendered means open.
 *
 * Keyboard: ← and → step unless the focus is in a field; Ctrl+Enter is 批准并下一条; Esc closes.
 */
export function ReviewCarousel<Draft extends ReviewDraft, Values extends object>({
  mode,
  subject,
  record,
  head,
  facts,
  footerNote,
  steps,
  pendingCount,
  defaultValues,
  form: contract,
  rules,
  isLoading = false,
  error,
  onReview,
  onClose,
  children,
}: ReviewCarouselProps<Draft, Values>) {
  const formId = useId();
  const [running, setRunning] = useState<ReviewActionId>('approve');
  const pressed = useRef<ReviewActionId>('approve');
  const names = useNamesQuestion();
  const form = useForm<Draft, Values>({
    defaultValues,
    check: (draft) =>
      contract.check({ ...draft, reviewStatus: decisionOf(pressed.current) }, rules),
    onSubmit: async (values) => {
      try {
        const message = await onReview(names.agreed(values));
        toast.success(message ?? done);
      } catch (refusal) {
        if (names.ask(refusal)) return false;
        throw refusal;
      }
      return undefined;
    },
  });
  const { isPending, isDirty, problem } = form;
  const { isEditable, actions } = reviewParts(mode, record.reviewStatus, subject);
  const isGuarded = isDirty && isEditable;
  const guard = useUnsavedGuard(isGuarded);

  const showOther = useStable((id: Id) => {
    if (form.read().id !== id) form.reset(defaultValues);
  });
  // Before it is painted: the note belongs to the record before.
  useLayoutEffect(() => showOther(record.id), [record.id, showOther]);

  const step = (next: Step): Promise<void> | void => {
    if (next.kind === 'within') return steps.onIndexChange(next.index);
    if (next.kind === 'page') return steps.onPageChange(next.page, next.index);
    return void toast.warning('已经是最后一条了！');
  };
  /** Pending as long as another page is being read; not while the question is open. */
  const stepGuarded = async (next: Step): Promise<void> => {
    if (isGuarded) guard.leave(() => void step(next));
    else await step(next);
  };
  const decide = (action: ReviewActionId): void => {
    const element = document.getElementById(formId);
    if (isPending || !(element instanceof HTMLFormElement)) return;
    pressed.current = action;
    setRunning(action);
    element.requestSubmit();
  };
  const submit = async (): Promise<void> => {
    const action = pressed.current;
    if (!(await form.submit())) return;
    if (goesOn(action)) await step(stepFrom(steps, 1));
    else onClose();
  };
  const isAsking = guard.question.isOpen || names.refusal !== null;
  useApproveKey(isEditable && !isPending && !isAsking, () => decide('approveAndNext'));
  const fields = bindFields(form, contract);
  const approved = footerNote?.(fields);
  const unsent = isEditable ? '' : form.read().remark.trim();

  return (
    <>
      <Dialog
        isOpen
        title="审核详情"
        isPending={isPending}
        onClose={() => guard.leave(onClose)}
        footer={
          actions.length === 0 ? (
            <Button onPress={onClose}>关闭</Button>
          ) : (
            <>
              {approved !== undefined && (
                <Text size="small" tone="muted">
                  {approved}
                </Text>
              )}
              <ReviewFooter
                actions={actions}
                pending={isPending ? running : null}
                onAction={decide}
              />
            </>
          )
        }
      >
        <Stack gap={4}>
          <Inline gap={3} justify="between">
            <RecordStepper
              {...steps}
              hasArrowKeys={!isAsking}
              disabledReason={isPending ? '正在提交' : undefined}
              onIndexChange={(index) => void stepGuarded({ kind: 'within', index })}
              onPageChange={(page, index) => stepGuarded({ kind: 'page', page, index })}
            />
            <PendingCount count={pendingCount} />
          </Inline>
          {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
          <RecordFacts
            head={head}
            items={facts}
            isLoading={isLoading}
            recordId={record.id}
            seal={reviewStamp(record.reviewStatus)}
          />
          {isEditable && (
            <Form id={formId} onSubmit={submit}>
              <FormGrid columns={2}>
                {children?.(fields)}
                <FormWide>
                  <TextArea {...fields.field('remark')} />
                </FormWide>
              </FormGrid>
            </Form>
          )}
          {problem && unsent !== '' && (
            <Text as="p" tone="muted">{`未提交的审核备注：${unsent}`}</Text>
          )}
          <FormProblem form={form} />
        </Stack>
      </Dialog>
      <ConfirmNames question={names} onConfirm={submit} />
      {guard.question.isOpen && <UnsavedQuestion {...guard.question} />}
    </>
  );
}
