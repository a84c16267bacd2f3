import type { RecordSpec } from '../record.ts';
import { importLines, lines } from '../source.ts';
import { hasDates, hasNotes } from './domain.ts';

/** `apps/admin/src/routes/<record>/<Record>.tsx`: the screen. */
export function screenFile(record: RecordSpec): string {
  const { camel, pascal, title, many, isHotels, view, edit } = record;
  const isViewed = view !== edit;
  const data = [
    'recordLink',
    'useAction',
    'useDialogKey',
    'useDialogs',
    'useList',
    'useRecord',
    'useSave',
  ];
  const imports = importLines(
    {
      [`@anzhu/api/contract/${camel}`]: [
        `add${pascal}`,
        `${camel}Page`,
        `delete${pascal}`,
        `modify${pascal}`,
        `type ${pascal}`,
      ],
      '@anzhu/api/contract/label': ['labelsOf'],
      '@anzhu/api/rules/messages': ['deleted'],
      '@anzhu/ui/Table': ['Table'],
      react: ['useMemo'],
    },
    isViewed ? { '@anzhu/api/contract/endpoint': ['mayCall'] } : {},
    {
      [`@anzhu/domain/${camel}`]: [
        `${camel}Facts`,
        `${pascal}Dialog`,
        ...(hasNotes(record) ? [`${camel}Notes`] : []),
      ],
    },
    {
      '@anzhu/domain/kit': [
        'actionsColumn',
        'AddButton',
        'bindActions',
        'editAndRemove',
        'linkTitle',
        'ListPage',
        'removeDialog',
        'RowRecord',
        ...(isHotels ? [] : ['defineFilter', 'textFilter', 'TextFilterBar']),
      ],
    },
    isHotels
      ? {
          '@anzhu/domain/hotel': ['nameAndHotelFilter', 'NameAndHotelFilterBar'],
          '../../data/useAll.ts': ['useHotelChoice'],
        }
      : {},
    hasDates(record) ? { '../../clock.ts': ['useToday'] } : {},
    { '../../data/index.ts': [...data, ...(isViewed ? ['useProfile'] : [])] },
    { '../../data/History.tsx': ['History'], '@anzhu/ui/LazyBoundary': ['LazyDialog'] },
  );
  const name = `labelsOf(${camel}Page.input).name`;
  const filter = isHotels
    ? `const filter = nameAndHotelFilter(${name}, 30);`
    : `const filter = defineFilter({ name: { label: ${name}, codec: textFilter(30) } });`;
  const bar = isHotels
    ? '<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />'
    : '<TextFilterBar filter={filter} {...list.bar} />';
  const given = ['record', isHotels && 'hotels', hasDates(record) && 'today', 'onClose']
    .filter(Boolean)
    .join(', ');
  const facts = isHotels ? 'facts' : `${camel}Facts`;
  const column = `actionsColumn<${pascal}, 'edit' | 'remove'>(1, () => actions, open)`;
  const columns = isViewed
    ? `() => [...linkTitle(${facts}, recordLink), ...(mayEdit ? [${column}] : [])]`
    : `() => [...linkTitle(${facts}, recordLink), ${column}]`;
  const dependencies = [isHotels && 'facts', isViewed && 'mayEdit', 'open']
    .filter(Boolean)
    .join(', ');
  const bound = 'bindActions(actions, opened.row, open)';
  return lines(
    imports,
    '',
    filter,
    `const refresh = [${camel}Page];`,
    'const actions = editAndRemove();',
    '',
    `/** ${record.title}管理: the ${many.words}${isHotels ? ' of the hotels' : ' of the chain'}. */`,
    `export default function ${pascal}Screen() {`,
    isViewed && `  const mayEdit = mayCall(add${pascal}, useProfile().role);`,
    hasDates(record) && '  const today = useToday();',
    isHotels && '  const hotels = useHotelChoice();',
    `  const list = useList(${camel}Page, filter);
  const save = useSave(add${pascal}, modify${pascal}, { refresh });
  const remove = useAction(delete${pascal}, { refresh, success: deleted });`,
    isHotels && `  const facts = useMemo(() => ${camel}Facts(hotels), [hotels]);`,
    `  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    edit: (record: ${pascal} | null, onClose) => (
      <${pascal}Dialog {...{ ${given} }} onSave={save(record)} />
    ),
    remove: removeDialog('${title}', ({ name }: ${pascal}) => name, remove),
  });`,
    `  useDialogKey(${isViewed ? "mayEdit ? { add: () => open('edit', null) } : {}" : "{ add: () => open('edit', null) }"});`,
    `  const columns = useMemo(${columns}, [${dependencies}]);`,
    `
  return (
    <ListPage
      bar={${bar}}
      toolbar={${isViewed ? 'mayEdit && ' : ''}<AddButton onPress={() => open('edit', null)} />}
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
            facts={${hasNotes(record) ? `[...${facts}, ...${camel}Notes]` : facts}}
            actions={${isViewed ? `mayEdit ? ${bound} : []` : bound}}
          >
            <History kind="${camel}" id={opened.row.id} />
          </RowRecord>
        </LazyDialog>
      )}
    </ListPage>
  );
}`,
  );
}
