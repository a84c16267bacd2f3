import {
  columnText,
  type ExportedTable,
  kindText,
} from '../../apps/server/src/resources/hotelExport/exportedTable.ts';

/** The columns of a table of an export, as a table of a documentation page. */
export function ExportedColumns({ columns }: Pick<ExportedTable, 'columns'>) {
  return (
    <table>
      <thead>
        <tr>
          <th>JSON</th>
          <th>xlsx</th>
          <th>类型</th>
          <th>含义</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(columns).map(([name, column]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{column.title}</td>
            <td>{kindText[column.kind].split('：')[0]}</td>
            <td>{columnText(column)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
