import { assignIsolation } from '@anzhu/api/contract/assignment';
import { personTypeLabel } from '@anzhu/api/contract/isolation';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { labelsOf } from '@anzhu/api/contract/label';
import { IconButton } from '@anzhu/ui/Button';
import type { FormErrors, FormRow } from '@anzhu/ui/Form';
import { Trash2 } from '@anzhu/ui/Icon';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import type { ReactNode } from 'react';
import { editTable, optionsOf } from '../kit/index.ts';
import { PhoneField } from '../phone/index.ts';
import type { PersonDraft } from './assignDraft.ts';
import { headCell } from './PeopleTable.css.ts';
import { idCardNote } from './PersonFields.tsx';

export interface PeopleTableProps {
  rows: readonly FormRow<PersonDraft>[];
  /** What is wrong with the fields, by path: `people.1.idCard`. */
  errors: FormErrors;
  /** `yyyy-MM-dd` */
  today: string;
}

const labels = labelsOf(assignIsolation.input);
const types = optionsOf(personTypeLabel);
const columns = ['name', 'idCard', 'phone', 'type', 'email'] as const;

/** The people of a list, one per row, each field with what is wrong with it. */
export function PeopleTable({ rows, errors, today }: PeopleTableProps) {
  return (
    <div className={editTable.frame}>
      <table className={editTable.table} aria-label="名单">
        <thead className={editTable.head}>
          <tr>
            <th scope="col" className={headCell}>
              序号
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={headCell}>
                {labels[name]}
              </th>
            ))}
            <th scope="col" className={headCell}>
              操作
            </th>
          </tr>
        </thead>
        <tbody className={editTable.body}>
          {rows.map((row) => (
            <PersonRow key={row.key} row={row} errors={errors} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({
  row,
  errors,
  today,
}: Omit<PeopleTableProps, 'rows'> & { row: FormRow<PersonDraft> }) {
  const position = row.place + 1;
  const bind = <Name extends keyof PersonDraft & string>(name: Name) => {
    const bound = row.field(name);
    return {
      ...bound,
      label: labels[name],
      isLabelHidden: true,
      errorMessage: bound.errorMessage ?? errors[`people.${row.place}.${name}`],
    };
  };
  const cell = (name: keyof PersonDraft, content: ReactNode): ReactNode => (
    <td className={editTable.cell} data-label={labels[name]}>
      {content}
    </td>
  );
  const idCard = bind('idCard');
  return (
    <tr className={editTable.row} aria-label={`第 ${position} 位`}>
      <td className={editTable.position}>{position}</td>
      {cell('name', <TextField {...bind('name')} />)}
      {cell(
        'idCard',
        <TextField
          {...idCard}
          maxLength={20}
          description={idCardNote(idCard.value, today)}
          onChange={(text) => idCard.onChange(cleanDocumentNumber(text))}
        />,
      )}
      {cell('phone', <PhoneField {...bind('phone')} />)}
      {cell('type', <Select {...bind('type')} options={types} />)}
      {cell('email', <TextField {...bind('email')} type="email" />)}
      <td className={editTable.remove}>
        <IconButton
          size="small"
          label={`删除第 ${position} 位`}
          icon={<Trash2 size={16} />}
          onPress={row.remove}
        />
      </td>
    </tr>
  );
}
