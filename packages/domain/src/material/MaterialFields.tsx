import { urgencyLabel } from '@anzhu/api/contract/material';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, type ContractFields } from '../kit/index.ts';
import type { MaterialDraft } from './materialForm.ts';

const urgencies = optionsOf(urgencyLabel);

/** The fields of a material application. */
export const MaterialFields = ({ field }: ContractFields<MaterialDraft>) => (
  <FormGrid columns={2}>
    <FormWide>
      <TextField {...field('applyThing')} />
    </FormWide>
    <NumberField {...field('applyNum')} />
    <TextField placeholder="如：盒" {...field('thingUnit')} />
    <FormWide>
      <SegmentedControl options={urgencies} {...field('emergencyLevel')} />
    </FormWide>
    <FormWide>
      <TextArea {...field('applyRemarks')} />
    </FormWide>
  </FormGrid>
);
