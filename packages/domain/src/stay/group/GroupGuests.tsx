import { Guest, Sex, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { IconButton } from '@anzhu/ui/Button';
import type { FormErrors, FormRow } from '@anzhu/ui/Form';
import { Trash2 } from '@anzhu/ui/Icon';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import type { ReactNode } from 'react';
import { editTable, optionsOf } from '../../kit/index.ts';
import { PhoneField } from '../../phone/index.ts';
import { withDocument } from '../guest/guests.ts';
import { guestHead } from './group.css.ts';
import type { GroupGuest } from './groupDraft.ts';
import { kindOfNumber } from './readGuests.ts';

const labels = { ...labelsOf(Guest), orderId: '房间' };
const columns = ['orderId', 'name', 'idcard', 'sex', 'number'] as const;
const sexes = optionsOf<Sex>(sexLabel);

export interface GroupGuestsProps {
  rows: readonly FormRow<GroupGuest>[];
  /** The rooms of the group, by the order that each is for. */
  rooms: readonly { value: string; label: string }[];
  /** What is wrong with the fields, by path: `guests.1.idcard`. */
  errors: FormErrors;
}

/** The guests of a group, one a row, each with a room and with what is wrong. */
export function GroupGuests({ rows, rooms, errors }: GroupGuestsProps) {
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
            <GuestLine key={row.key} {...{ row, rooms, errors }} />
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
}: Omit<GroupGuestsProps, 'rows'> & { row: FormRow<GroupGuest> }) {
  const position = row.place + 1;
  const bind = <Name extends (typeof columns)[number]>(name: Name) => {
    const bound = row.field(name);
    return {
      ...bound,
      label: labels[name],
      isLabelHidden: true,
      errorMessage: bound.errorMessage ?? errors[`guests.${row.place}.${name}`],
    };
  };
  const cell = (name: (typeof columns)[number], content: ReactNode): ReactNode => (
    <td className={editTable.cell} data-label={labels[name]}>
      {content}
    </td>
  );
  const [idcard, sex] = [bind('idcard'), bind('sex')];
  const changeNumber = (text: string): void => {
    const documentKind = kindOfNumber(text);
    const next = withDocument({ idcard: text, documentKind, sex: sex.value });
    idcard.onChange(next.idcard);
    row.field('documentKind').onChange(kindOfNumber(next.idcard));
    if (next.sex !== sex.value) sex.onChange(next.sex);
  };
  return (
    <tr className={editTable.row} aria-label={`第 ${position} 位入住人`}>
      <td className={editTable.position}>{position}</td>
      {cell('orderId', <Select {...bind('orderId')} options={rooms} />)}
      {cell('name', <TextField {...bind('name')} maxLength={60} />)}
      {cell('idcard', <TextField {...idcard} maxLength={20} onChange={changeNumber} />)}
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
