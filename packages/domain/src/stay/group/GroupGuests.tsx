import {
  askedFields,
  DocumentKind,
  documentKindLabel,
  documentKinds,
  kindOfNumber,
} from '@anzhu/api/contract/document';
import { Guest, Sex, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { areMinorsAlone, minorsNote } from '@anzhu/api/rules/minors';
import { IconButton } from '@anzhu/ui/Button';
import type { BoundField, FormErrors, FormRow } from '@anzhu/ui/Form';
import { Trash2 } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import type { ReactNode } from 'react';
import { editTable, optionsOf, WarningNote } from '../../kit/index.ts';
import { PhoneField } from '../../phone/index.ts';
import { sentGuests } from '../guest/checkGuests.ts';
import { type GuestFields, withDocument } from '../guest/guests.ts';
import { DocumentFields, GuardianFields } from '../guest/DocumentFields.tsx';
import { fillGuest, guestAt } from '../guest/GuestRow.tsx';
import { useMachineReadable } from '../guest/useMachineReadable.ts';
import { guestHead } from './group.css.ts';
import type { GroupGuest } from './groupDraft.ts';

const labels = { ...labelsOf(Guest), orderId: '房间' };
const columns = ['orderId', 'name', 'idcard', 'sex', 'number'] as const;
const kindOptions = documentKinds.map((value) => ({ value, label: documentKindLabel[value] }));
const sexes = optionsOf<Sex>(sexLabel);

export interface GroupGuestsProps {
  rows: readonly FormRow<GroupGuest>[];
  /** The rooms of the group, by the order that each is for. */
  rooms: readonly { value: string; label: string }[];
  /** What is wrong with the fields, by path: `guests.1.idcard`. */
  errors: FormErrors;
  /** `yyyy-MM-dd` */
  today: string;
  /** They have not come: nothing but the name must be there, and no guardian is asked for. @default false */
  isExpected?: boolean;
}

/** The guests of a group, one a row, each with a room and with what is wrong. */
export function GroupGuests({ rows, isExpected = false, ...shared }: GroupGuestsProps) {
  /** Who stays in the room of a row. */
  const inRoomOf = (row: FormRow<GroupGuest>): GuestFields[] => {
    const orderId = row.field('orderId').value;
    const own = rows.filter((one) => one.field('orderId').value === orderId);
    return sentGuests(own.map(guestAt));
  };
  return (
    <div className={editTable.frame}>
      <table className={editTable.table} aria-label="入住人">
        <thead className={editTable.head}>
          <tr>
            <th scope="col" className={guestHead}>
              序号
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={guestHead}>
                {labels[name]}
              </th>
            ))}
            <th scope="col" className={guestHead}>
              操作
            </th>
          </tr>
        </thead>
        <tbody className={editTable.body}>
          {rows.map((row) => (
            <GuestLine
              key={row.key}
              {...{ row, isExpected }}
              {...shared}
              isGuardianAsked={!isExpected && areMinorsAlone(inRoomOf(row), shared.today)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GuestLine({
  row,
  rooms,
  errors,
  today,
  isExpected = false,
  isGuardianAsked,
}: Omit<GroupGuestsProps, 'rows'> & { row: FormRow<GroupGuest>; isGuardianAsked: boolean }) {
  const position = row.place + 1;
  const checked = <Name extends keyof GroupGuest>(name: Name): BoundField<GroupGuest[Name]> => {
    const bound = row.field(name);
    const errorMessage = bound.errorMessage ?? errors[`guests.${row.place}.${name}`];
    return { ...bound, errorMessage };
  };
  const bind = <Name extends (typeof columns)[number]>(name: Name) => ({
    ...checked(name),
    label: labels[name],
    isLabelHidden: true,
  });
  const lines = useMachineReadable((read) => fillGuest(row, read), today);
  const cell = (name: (typeof columns)[number], content: ReactNode): ReactNode => (
    <td className={editTable.cell} data-label={labels[name]}>
      {content}
    </td>
  );
  const [name, idcard, sex] = [bind('name'), bind('idcard'), bind('sex')];
  const kind = row.field('documentKind');
  const guest = guestAt(row);
  const changeNumber = (text: string): void => {
    const byNumber = kindOfNumber(cleanDocumentNumber(text));
    // A number of no form of its own may be that of the kind that was chosen.
    const isKept = byNumber === DocumentKind.other && kind.value !== DocumentKind.residentId;
    const documentKind = isKept ? kind.value : byNumber;
    const next = withDocument({ idcard: text, documentKind, sex: sex.value });
    idcard.onChange(next.idcard);
    kind.onChange(documentKind);
    if (next.sex !== sex.value) sex.onChange(next.sex);
  };
  return (
    <tr className={editTable.row} aria-label={`第 ${position} 位入住人`}>
      <td className={editTable.position}>{position}</td>
      {cell('orderId', <Select {...bind('orderId')} options={rooms} />)}
      {cell(
        'name',
        <TextField
          {...name}
          maxLength={60}
          errorMessage={lines.faultOf('name') ?? name.errorMessage}
          onChange={(text) => lines.take('name', text, name.value, name.onChange)}
        />,
      )}
      {cell(
        'idcard',
        <Stack gap={2}>
          <TextField
            {...idcard}
            maxLength={20}
            errorMessage={lines.faultOf('idcard') ?? idcard.errorMessage}
            onChange={(text) => lines.take('idcard', text, idcard.value, changeNumber)}
          />
          {guest.documentKind !== DocumentKind.residentId && (
            <Select<DocumentKind>
              {...kind}
              label={labels.documentKind}
              options={kindOptions}
              onChange={(value) => value !== null && kind.onChange(value)}
            />
          )}
          {askedFields(guest).length > 0 && (
            <DocumentFields
              row={{ field: checked }}
              isOptional={isExpected}
              {...{ guest, today }}
            />
          )}
          <WarningNote warnings={isGuardianAsked ? [minorsNote] : []} />
          {isGuardianAsked && <GuardianFields field={checked} />}
        </Stack>,
      )}
      {cell('sex', <Select {...sex} options={sexes} />)}
      {cell('number', <PhoneField {...bind('number')} />)}
      <td className={editTable.remove}>
        <IconButton
          size="small"
          label={`删除第 ${position} 位入住人`}
          icon={<Trash2 size={16} />}
          onPress={row.remove}
        />
      </td>
    </tr>
  );
}
