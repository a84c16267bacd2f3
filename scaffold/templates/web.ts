import { capital, code } from '../code.ts';
import { hasDates, type RecordSpec } from '../record.ts';

/** Fields that only the record shows. */
const notesOf = ({ fields }: RecordSpec) => fields.filter(({ listed }) => listed === null);

/** `packages/domain/src/<record>/index.ts` */
export const domainFile = (record: RecordSpec): string => code`
import { lazy } from '@anzhu/ui/LazyBoundary';

export { ${record.camel}Facts${notesOf(record).length > 0 && `, ${record.camel}Notes`} } from './facts.ts';
export type { ${record.pascal}DialogProps } from './${record.pascal}Dialog.tsx';

// Loaded when it is first opened.
export const ${record.pascal}Dialog = lazy(() =>
  import('./${record.pascal}Dialog.tsx').then((part) => ({ default: part.${record.pascal}Dialog })),
);`;

/** `packages/domain/src/<record>/facts.ts`: the columns of its list, and what only its record shows. */
export const factsFile = (record: RecordSpec): string => {
  const { camel, pascal, many, fields, isHotels } = record;
  const listed = fields.filter(({ listed: column }) => column !== null);
  const notes = notesOf(record);
  const mark =
    listed.find(({ type }) => type === 'choice') ?? listed.find(({ type }) => type === 'money');
  const seconds = new Set(listed.filter((field) => field !== mark).slice(0, 2));
  const columns = listed.map((field) => {
    const place = field === mark ? 'mark' : seconds.has(field) ? 'second' : 'hidden';
    return `${field.listed?.(place)},`;
  });
  const kinds = ['column', 'text', 'money', 'time'].filter(
    (kind) => kind === 'text' || columns.some((column) => column.startsWith(`${kind}(`)),
  );
  const choices = fields.flatMap(({ key, type }) => (type === 'choice' ? key : []));
  return code`
import { ${[pascal, ...choices.map((key) => `${camel}${capital(key)}Label`)].join(', ')} } from '@anzhu/api/contract/${camel}';
import { yesNoLabel } from '@anzhu/api/contract/codecs';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns, type Fact } from '../kit/index.ts';

const labels = labelsOf(${pascal});
const { ${kinds.join(', ')} } = fieldColumns<${pascal}, keyof typeof labels>(labels);

/** The columns of the ${many.words} without their actions; also what their record shows.${isHotels && ' Keep them in a memo.'} */
export const ${camel}Facts${isHotels ? ' = (hotels: HotelChoice)' : ''}: Column<${pascal}>[] ${isHotels ? '=>' : '='} [
  text('name', 160, { pin: 'start' }),
  ${isHotels && '...hotelColumns(hotels),'}
  ${columns}
];
${notes.length > 0 && `\n/** What a record shows besides. */\nexport const ${camel}Notes: Fact<${pascal}>[] = [`}
${notes.map(({ key }) => `{ id: '${key}', header: labels.${key}, cell: ({ ${key} }) => ${key} || nothing, isWide: true },`)}
${notes.length > 0 && '];'}`;
};

/** `packages/domain/src/<record>/<Record>Dialog.tsx`; more than six fields stand in two columns. */
export const dialogFile = (record: RecordSpec): string => {
  const { camel, pascal, title, one, words, fields, isHotels } = record;
  const isWide = fields.length > 4;
  const sent = fields.flatMap(({ key, sent: as }) => (as ? `${key}: ${as}` : []));
  const props = [isHotels && 'hotels', hasDates(record) && 'today'].filter(
    (prop) => prop !== false,
  );
  const dialogProps = `RecordDialogProps<${pascal}, typeof add${pascal}>`;
  const slots = fields.some(({ type }) => type === 'yesNo') ? 'field, toggle' : 'field';
  const ofContract = fields.flatMap(({ key, constants }) =>
    constants ? [`type ${constants}`, `${camel}${capital(key)}Label`] : [],
  );
  return code`
import { ${[`add${pascal}`, ...ofContract, `type ${pascal}`].join(', ')} } from '@anzhu/api/contract/${camel}';
import { type Id } from '@anzhu/api/contract/codecs';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { Select } from '@anzhu/ui/Select';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { HotelField, hotelRule, type HotelChoice } from '../hotel/index.ts';
import { contractForm, optionsOf, type RecordDialogProps, SaveDialog } from '../kit/index.ts';

/** ${capital(one)} as it is being filled in. */
export interface ${pascal}Draft {
  ${isHotels && "/** Of a new one of the platform's admins. */\n  hotelId: Id | null;"}
  name: string;
  ${fields.map(({ key, draft }) => `${key}: ${draft};`)}
}

export const ${camel}Form = contractForm(add${pascal}, (draft: ${pascal}Draft) => ${sent.length > 0 ? `({ ...draft, ${sent.join(', ')} })` : 'draft'});

/** What the fields begin with; null for a new ${words}. */
const ${camel}Draft = (record: ${pascal} | null): ${pascal}Draft => ({
  ${isHotels && 'hotelId: record?.hotelId ?? null,'}
  name: record?.name ?? '',
  ${fields.map(({ key, initial }) => `${key}: record?.${key} ?? ${initial},`)}
});

${props.length > 0 ? `export interface ${pascal}DialogProps extends ${dialogProps} {` : `export type ${pascal}DialogProps = ${dialogProps};`}
  ${isHotels && '/** The hotels to choose from, where there are several. */\n  hotels: HotelChoice;'}
  ${hasDates(record) && '/** `yyyy-MM-dd` */\n  today: string;'}
${props.length > 0 && '}'}

${[...new Set(fields.flatMap(({ above }) => above ?? []))]}

/** 新增${title} and 编辑${title}.${isHotels && " The platform's admins choose the hotel of a new one."} */
export function ${pascal}Dialog({ ${['record', ...props, '...dialog'].join(', ')} }: ${pascal}DialogProps) {
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      ${!isWide && 'size="small"'}
      title={record ? \`编辑${title} · \${record.name}\` : '新增${title}'}
      form={${camel}Form}
      defaultValues={${camel}Draft(record)}
      ${isHotels && 'rules={hotelRule(hotels, record)}'}
    >
      {({ ${slots} }) => (
        <FormGrid columns={${isWide ? 2 : 1}}>
          ${isHotels && "<HotelField {...field('hotelId')} {...{ hotels, record }} />"}
          <TextField {...field('name')} />
          ${fields.map(({ input }) => input)}
        </FormGrid>
      )}
    </SaveDialog>
  );
}`;
};

/** `apps/admin/src/routes/<record>/<Record>.tsx`: the screen. */
export const screenFile = (record: RecordSpec): string => {
  const { camel, pascal, title, many, isHotels, view, edit } = record;
  const isViewed = view !== edit;
  const name = `labelsOf(${camel}Page.input).name`;
  const given = ['record', isHotels && 'hotels', hasDates(record) && 'today', 'onClose'];
  const facts = isHotels ? 'facts' : `${camel}Facts`;
  const column = `actionsColumn<${pascal}, 'edit' | 'remove'>(1, () => actions, open)`;
  const used = [isHotels && 'facts', isViewed && 'mayEdit', 'open'].filter(Boolean).join(', ');
  const shown = notesOf(record).length > 0 ? `[...${facts}, ...${camel}Notes]` : facts;
  return code`
import { mayCall } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { add${pascal}, ${camel}Page, delete${pascal}, modify${pascal}, type ${pascal} } from '@anzhu/api/contract/${camel}';
import { deleted } from '@anzhu/api/rules/messages';
import { NameAndHotelFilterBar, nameAndHotelFilter } from '@anzhu/domain/hotel';
import { actionsColumn, AddButton, bindActions, defineFilter, editAndRemove, linkTitle, ListPage, removeDialog, RowRecord, textFilter, TextFilterBar } from '@anzhu/domain/kit';
import { ${pascal}Dialog, ${camel}Facts, ${camel}Notes } from '@anzhu/domain/${camel}';
import { LazyDialog } from '@anzhu/ui/LazyBoundary';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { History } from '../../data/History.tsx';
import { recordLink, useAction, useDialogKey, useDialogs, useList, useProfile, useRecord, useSave } from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';

const filter = ${isHotels ? `nameAndHotelFilter(${name}, 30)` : `defineFilter({ name: { label: ${name}, codec: textFilter(30) } })`};
const refresh = [${camel}Page];
const actions = editAndRemove();

/** ${title}管理: the ${many.words}${isHotels ? ' of the hotels' : ' of the chain'}. */
export default function ${pascal}Screen() {
  ${isViewed && `const mayEdit = mayCall(add${pascal}, useProfile().role);`}
  ${hasDates(record) && 'const today = useToday();'}
  const list = useList(${camel}Page, filter);
  ${isHotels && 'const hotels = useHotelChoice(list.bar.value.hotelId);'}
  const save = useSave(add${pascal}, modify${pascal}, { refresh });
  const remove = useAction(delete${pascal}, { refresh, success: deleted });
  ${isHotels && `const facts = useMemo(() => ${camel}Facts(hotels), [hotels]);`}
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    edit: (record: ${pascal} | null, onClose) => (
      <${pascal}Dialog {...{ ${given.filter(Boolean).join(', ')} }} onSave={save(record)} />
    ),
    remove: removeDialog('${title}', ({ name }: ${pascal}) => name, remove),
  });
  useDialogKey(${isViewed ? "mayEdit ? { add: () => open('edit', null) } : {}" : "{ add: () => open('edit', null) }"});
  const columns = useMemo(() => [...linkTitle(${facts}, recordLink), ${isViewed ? `...(mayEdit ? [${column}] : [])` : column}], [${used}]);

  return (
    <ListPage
      bar={${isHotels ? '<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />' : '<TextFilterBar filter={filter} {...list.bar} />'}}
      toolbar={${isViewed && 'mayEdit && '}<AddButton onPress={() => open('edit', null)} />}
      table={<Table label="${title}" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyDialog onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="${title}"
            row={opened.row}
            facts={${shown}}
            actions={${isViewed && 'mayEdit ? '}bindActions(actions, opened.row, open)${isViewed && ' : []'}}
          >
            <History kind="${camel}" id={opened.row.id} />
          </RowRecord>
        </LazyDialog>
      )}
    </ListPage>
  );
}`;
};
