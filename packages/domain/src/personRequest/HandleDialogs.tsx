import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import {
  closePersonRequest,
  correctPerson,
  type erasePerson,
  type PersonRequest,
  type quotePersonCorrection,
  requestAskLabel,
} from '@anzhu/api/contract/personRequest';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import type { ReactNode } from 'react';
import { ActionDialog, contractForm, SaveDialog } from '../kit/index.ts';
import { FoundList, type FoundListProps } from './FoundList.tsx';

export interface HandleProps<Input> extends Omit<FoundListProps, 'showsErasure'> {
  request: PersonRequest;
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: Input) => unknown;
  onClose: () => void;
}

const titleOf = ({ ask, id, name }: PersonRequest): string =>
  `${requestAskLabel[ask]}请求 ${id} · ${name}`;

interface CloseDraft {
  id: string;
  isRejected: boolean;
  result: string;
}
const closeForm = contractForm(closePersonRequest, (draft: CloseDraft) => draft);

/** 查阅, 复制: what was found, a copy of it, and what was handed over. Rendered means open. */
export const GiveDialog = ({
  request,
  found,
  error,
  download,
  ...dialog
}: HandleProps<InputOf<typeof closePersonRequest>> & {
  /** The button of the copy. */
  download: ReactNode;
}) => (
  <SaveDialog
    {...dialog}
    title={titleOf(request)}
    size="large"
    saveLabel="完成"
    success="已完成"
    form={closeForm}
    defaultValues={{ id: request.id, isRejected: false, result: '' }}
    footerStart={download}
    intro={<FoundList {...{ found, error }} />}
  >
    {({ field }) => (
      <FormGrid columns={1}>
        <TextField {...field('result')} placeholder="如：当面查阅，已交副本" />
      </FormGrid>
    )}
  </SaveDialog>
);

/** 拒绝, with the reason. Rendered means open. */
export const RejectDialog = ({
  request,
  ...dialog
}: Pick<HandleProps<InputOf<typeof closePersonRequest>>, 'request' | 'onSave' | 'onClose'>) => (
  <SaveDialog
    {...dialog}
    title={`拒绝${titleOf(request)}`}
    saveLabel="拒绝"
    success="已拒绝"
    form={closeForm}
    defaultValues={{ id: request.id, isRejected: true, result: '' }}
  >
    {({ field }) => (
      <FormGrid columns={1}>
        <TextField {...field('result')} label="拒绝理由" />
      </FormGrid>
    )}
  </SaveDialog>
);

const correctForm = contractForm(
  correctPerson,
  (draft: { id: string; newName: string; newIdcard: string; newNumber: string }) => draft,
);

type Correction = InputOf<typeof correctPerson>;
type Quote = DataOf<typeof quotePersonCorrection>;

const lineOf = ({ label, title, field, before, after }: Quote['changes'][number]): string =>
  `${label} ${title}：${field} ${before || '无'} → ${after}`;

/** 更正: the new values; before they are sent each change is shown. Rendered means open. */
export const CorrectDialog = ({
  request,
  found,
  error,
  quote,
  ...dialog
}: HandleProps<Correction> & {
  quote: (input: Correction) => Promise<Quote>;
}) => (
  <SaveDialog
    {...dialog}
    title={titleOf(request)}
    size="large"
    saveLabel="更正"
    success="已更正"
    form={correctForm}
    defaultValues={{ id: request.id, newName: '', newIdcard: '', newNumber: '' }}
    question={async (input) => {
      const { changes } = await quote(input);
      return {
        title: `更正 ${changes.length} 处？`,
        children: (
          <Stack gap={1}>
            {[...new Set(changes.map(lineOf))].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        ),
      };
    }}
    intro={
      <Stack gap={4}>
        <FoundList {...{ found, error }} />
        <Text tone="muted">不改的留空。日志、备注、已开发票、渠道原单与员工账号不在此更正。</Text>
      </Stack>
    }
  >
    {({ field }) => (
      <FormGrid columns={2}>
        <TextField {...field('newName')} />
        <TextField {...field('newNumber')} />
        <FormWide>
          <TextField {...field('newIdcard')} />
        </FormWide>
      </FormGrid>
    )}
  </SaveDialog>
);

/** How many records an erasure clears now, and later. */
const erasureCounts = ({ groups }: NonNullable<FoundListProps['found']>) => ({
  now: groups.reduce((sum, { erasedNow }) => sum + erasedNow, 0),
  later: groups.reduce((sum, { erasedLater }) => sum + erasedLater, 0),
});

/** 删除: what is erased now, what a law keeps until when; it cannot be taken back. Rendered means open. */
export function EraseDialog({
  request,
  found,
  error,
  onSave,
  onClose,
}: HandleProps<InputOf<typeof erasePerson>>) {
  const title = titleOf(request);
  const isPossible = found !== undefined && found.refusal === null;
  return (
    <ActionDialog
      title={title}
      size="large"
      actions={
        isPossible
          ? [
              {
                label: '删除',
                success: '已删除',
                onAction: () => onSave({ id: request.id }),
                question: () => {
                  const { now, later } = erasureCounts(found);
                  return {
                    title: `清除 ${now} 条？`,
                    children: `不能撤销。账单的金额与明细保留，另有 ${later} 条到期后自动清除。`,
                  };
                },
              },
            ]
          : []
      }
      onClose={onClose}
    >
      <FoundList {...{ found, error }} showsErasure />
    </ActionDialog>
  );
}

export type GiveDialogProps = Parameters<typeof GiveDialog>[0];
export type RejectDialogProps = Parameters<typeof RejectDialog>[0];
export type CorrectDialogProps = Parameters<typeof CorrectDialog>[0];
export type EraseDialogProps = Parameters<typeof EraseDialog>[0];
