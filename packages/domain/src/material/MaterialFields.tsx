import { urgencyLabel } from '@anzhu/api/contract/material';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, type ContractFields } from '../kit/index.ts';
import type { MaterialDraft } from './materialForm.ts';

const urgencies = optionsOf(urgencyLabel);

/** What is applied for, and how much of it. */
export const ItemFields = ({ field }: ContractFields<MaterialDraft>) => (
  <FormGrid columns={2}>
    <FormWide>
      <TextField {...field('applyThing')} />
    </FormWide>
    <NumberField {...field('applyNum')} />
    <TextField placeholder="如：盒" width="number" {...field('thingUnit')} />
  </FormGrid>
);

/** How urgent it is, and what else has to be said. */
export const NeedFields = ({ field }: ContractFields<MaterialDraft>) => (
  <FormGrid columns={1}>
    <SegmentedControl options={urgencies} {...field('emergencyLevel')} />
    <TextArea {...field('applyRemarks')} />
  </FormGrid>
);
