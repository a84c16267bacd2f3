import type { InputOf } from '@anzhu/api/contract/endpoint';
import {
  addPersonRequest,
  type RequestApplicant,
  type RequestAsk,
  type RequestProof,
} from '@anzhu/api/contract/personRequest';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { Select } from '@anzhu/ui/Select';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { choices } from './requestFacts.tsx';

interface RequestDraft {
  name: string;
  idcard: string;
  number: string;
  ask: RequestAsk | null;
  applicant: RequestApplicant | null;
  proof: RequestProof | null;
  note: string;
}

const form = contractForm(addPersonRequest, (draft: RequestDraft) => draft);

const empty: RequestDraft = {
  name: '',
  idcard: '',
  number: '',
  ask: null,
  applicant: null,
  proof: null,
  note: '',
};

export interface RequestDialogProps {
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof addPersonRequest>) => unknown;
  onClose: () => void;
}

/** 登记请求: who asks for what, and how their identity was proved. Rendered means open. */
export const RequestDialog = (dialog: RequestDialogProps) => (
  <SaveDialog {...dialog} title="登记个人信息请求" form={form} defaultValues={empty}>
    {({ field }) => (
      <FormGrid columns={2}>
        <TextField {...field('name')} />
        <TextField {...field('number')} />
        <FormWide>
          <TextField {...field('idcard')} />
        </FormWide>
        <FormWide>
          <RadioGroup options={choices.ask} {...field('ask')} />
        </FormWide>
        <Select options={choices.applicant} {...field('applicant')} />
        <Select options={choices.proof} {...field('proof')} />
        <FormWide>
          <TextArea {...field('note')} />
        </FormWide>
      </FormGrid>
    )}
  </SaveDialog>
);
