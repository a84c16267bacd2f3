import {
  DocumentKind,
  documentKindLabel,
  documentKinds,
  numberFault,
} from '@anzhu/api/contract/document';
import { Guest, Sex, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { IconButton } from '@anzhu/ui/Button';
import type { FormRow } from '@anzhu/ui/Form';
import { Select } from '@anzhu/ui/Select';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Trash2 } from '@anzhu/ui/Icon';
import { PhoneField } from '../../phone/index.ts';
import { documentNumberLabel, isCompleteNumber } from './checkGuests.ts';
import { DocumentFields, GuardianFields } from './DocumentFields.tsx';
import {
  known as knownStyle,
  position as positionStyle,
  positionNumber,
  positionWords,
  remove,
  row as rowStyle,
} from './GuestRow.css.ts';
import { isBlankGuest, withDocument, type GuestFields } from './guests.ts';
import { focusFirstGap } from './KeyboardFlow.tsx';
import { blankGroup, filledGroup } from './nextStop.ts';
import { useMachineReadable } from './useMachineReadable.ts';

export interface GuestRowProps {
  row: FormRow<GuestFields>;
  /** What is wrong with the number of the document, as it is typed. */
  numberError: string | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  /** Off where another guest has a phone. */
  isPhoneRequired: boolean;
  /** All guests are minors. */
  isGuardianAsked: boolean;
  /** The keyboard goes to its name when it comes. */
  isFresh: boolean;
  /** Called after the number or the kind of the document has changed. */
  onDocumentChange: (() => void) | undefined;
  /** Who this is, by a complete number: rendered below the fields. */
  knownGuest: ((idcard: string) => ReactNode) | undefined;
  /** Called to remove the row. */
  onRemove: (guest: GuestFields) => void;
}

/** The values of a row. */
export const guestAt = <Row extends GuestFields>({ field }: FormRow<Row>): GuestFields => ({
  name: field('name').value,
  sex: field('sex').value,
  documentKind: field('documentKind').value,
  idcard: field('idcard').value,
  number: field('number').value,
  nationality: field('nationality').value,
  birthDate: field('birthDate').value,
  entryDate: field('entryDate').value,
  stayUntil: field('stayUntil').value,
  guardianName: field('guardianName').value,
  guardianPhone: field('guardianPhone').value,
  guardianRelation: field('guardianRelation').value,
});

/** Puts what a document says of a guest into their row; what it does not say stays. */
export function fillGuest<Row extends GuestFields>(
  { field }: FormRow<Row>,
  read: Partial<GuestFields>,
): void {
  for (const name of Object.keys(read) as (keyof GuestFields)[]) {
    const value = read[name];
    if (value !== undefined && value !== null) field(name).onChange(value as Row[typeof name]);
  }
}

const labels = labelsOf(Guest);

const sexes = [Sex.male, Sex.female].map((value) => ({ value, label: sexLabel[value] }));
const kindOptions = documentKinds.map((value) => ({ value, label: documentKindLabel[value] }));

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/**
 * The fields of one guest. The sex follows from a resident ID by itself; machine-readable lines that are pasted into the
 * name or the number fill in all that they say.
 */
export function GuestRow(props: GuestRowProps) {
  const {
    row,
    numberError,
    today,
    isPhoneRequired,
    isGuardianAsked,
    isFresh,
    onDocumentChange,
    knownGuest,
    onRemove,
  } = props;
  const { field } = row;
  const guest = guestAt(row);
  const position = row.place + 1;
  const idcard = field('idcard');
  const [leftNumber, setLeftNumber] = useState(guest.idcard);
  const isComplete = isCompleteNumber(guest, leftNumber);
  const isLeft = guest.idcard !== '' && guest.idcard === leftNumber;
  const wrongForm =
    isLeft && guest.documentKind !== DocumentKind.residentId
      ? (numberFault(guest.documentKind, guest.idcard) ?? undefined)
      : undefined;
  const changeDocument = (part: Partial<GuestFields>): void => {
    const next = withDocument({ ...guest, ...part });
    field('documentKind').onChange(next.documentKind);
    idcard.onChange(next.idcard);
    if (next.sex !== guest.sex) field('sex').onChange(next.sex);
    onDocumentChange?.();
  };

  const [fills, setFills] = useState(0);
  const lines = useMachineReadable((read) => {
    fillGuest(row, read);
    setLeftNumber(read.idcard);
    setFills((count) => count + 1);
    onDocumentChange?.();
  }, today);
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (fills > 0) focusFirstGap(root.current);
  }, [fills]);
  const name = field('name');

  return (
    <fieldset
      ref={root}
      className={rowStyle}
      aria-label={`第 ${position} 位入住人`}
      {...(position > 1 && isBlankGuest(guest) && { [blankGroup]: '' })}
      {...(fills > 0 && { [filledGroup]: '' })}
    >
      <div className={positionStyle} aria-hidden="true">
        <span className={positionWords}>第 </span>
        <span className={positionNumber}>{position}</span>
        <span className={positionWords}> 位</span>
      </div>
      <TextField
        {...name}
        label={labels.name}
        isRequired
        maxLength={60}
        errorMessage={lines.faultOf('name') ?? name.errorMessage}
        onChange={(text) => lines.take('name', text, guest.name, name.onChange)}
        {...(isFresh && { ref: takeFocus })}
      />
      <Select<DocumentKind>
        {...field('documentKind')}
        label={labels.documentKind}
        options={kindOptions}
        onChange={(documentKind) => documentKind !== null && changeDocument({ documentKind })}
      />
      <TextField
        {...idcard}
        label={documentNumberLabel(guest.documentKind)}
        isRequired
        maxLength={guest.documentKind === DocumentKind.residentId ? 18 : 20}
        errorMessage={lines.faultOf('idcard') ?? numberError ?? idcard.errorMessage ?? wrongForm}
        onChange={(text) =>
          lines.take('idcard', text, guest.idcard, (number) => changeDocument({ idcard: number }))
        }
        onBlur={() => setLeftNumber(guest.idcard)}
      />
      <SegmentedControl<Sex> {...field('sex')} label={labels.sex} isRequired options={sexes} />
      <PhoneField {...field('number')} label={labels.number} isRequired={isPhoneRequired} />
      <div className={remove}>
        <IconButton
          size="small"
          label={`删除第 ${position} 位入住人`}
          icon={<Trash2 size={16} />}
          onPress={() => onRemove(guest)}
        />
      </div>
      <DocumentFields {...{ row, guest, today }} />
      {isGuardianAsked && <GuardianFields field={field} />}
      {knownGuest && (
        <div className={knownStyle} aria-live="polite">
          {isComplete && knownGuest(guest.idcard)}
        </div>
      )}
    </fieldset>
  );
}
