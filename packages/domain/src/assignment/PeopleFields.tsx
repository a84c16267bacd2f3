import { maxAssigned } from '@anzhu/api/contract/assignment';
import { isTable } from '@anzhu/api/rules/tableText';
import { Button } from '@anzhu/ui/Button';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextArea } from '@anzhu/ui/TextArea';
import { useState } from 'react';
import { type ContractFields, WarningNote } from '../kit/index.ts';
import { peopleErrors, type AssignDraft } from './assignDraft.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { OriginField } from './PersonFields.tsx';
import { readPeople } from './readPeople.ts';

const columns = '姓名、身份证号、手机号、人员类型、邮箱';

/** The list of several people: pasted from a table, checked at once, mended in place. */
export function PeopleFields({
  pasted,
  today,
  ...fields
}: ContractFields<AssignDraft> & {
  /** Text of the paste field. */
  pasted: string;
  /** `yyyy-MM-dd` */
  today: string;
}) {
  const { list, set, read } = fields;
  const [notes, setNotes] = useState<readonly string[]>([]);
  const { rows, errorMessage } = list('people');
  const people = rows.map((row) => ({
    name: row.field('name').value,
    idCard: row.field('idCard').value,
    phone: row.field('phone').value,
    email: row.field('email').value,
    type: row.field('type').value,
  }));
  const errors = peopleErrors(people, today);
  const faulty = new Set(Object.keys(errors).map((path) => path.split('.')[1])).size;

  const take = (text: string): void => {
    const { people: added, rest, notes: unread } = readPeople(text, read().people.length);
    setNotes(unread);
    set({ people: [...read().people, ...added], pasted: rest });
  };
  const isFull = rows.length >= maxAssigned && pasted !== '';

  return (
    <Stack gap={3}>
      <TextArea
        label="粘贴名单"
        description={`从表格复制后粘贴到这里，每行一位：${columns}；可带表头，没有表头时按内容识别`}
        errorMessage={
          isFull
            ? `最多 ${maxAssigned} 位，其余各行留在这里，分配后再加入`
            : rows.length === 0
              ? errorMessage
              : undefined
        }
        value={pasted}
        onChange={(text) => (isTable(text) ? take(text) : set({ pasted: text }))}
      />
      <WarningNote warnings={notes} />
      <Inline gap={3} justify="between">
        <output>
          <Text size="small" tone={faulty > 0 ? 'danger' : 'muted'}>
            {rows.length > 0 && `共 ${rows.length} 位${faulty > 0 ? `，${faulty} 位有误` : ''}`}
          </Text>
        </output>
        <Button
          disabledReason={pasted.trim() === '' ? '请先粘贴或输入名单' : undefined}
          onPress={() => take(pasted)}
        >
          加入名单
        </Button>
      </Inline>
      {rows.length > 0 && (
        <>
          <PeopleTable rows={rows} errors={errors} today={today} />
          <FormGrid columns={2}>
            <OriginField {...fields} description="名单中的人员相同" />
          </FormGrid>
        </>
      )}
    </Stack>
  );
}
