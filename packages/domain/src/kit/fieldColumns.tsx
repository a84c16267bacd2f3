import { nothing } from '@anzhu/api/rules/timeText';
import { MoneyCell, TimeCell, type Column } from '@anzhu/ui/Table';

/** What a column may have besides its head, its width and its cells. */
type More<Row> = Partial<Pick<Column<Row>, 'id' | 'pin' | 'align' | 'phone'>>;

/** The fields of a record that have a label, and hold this kind of value. */
type Fields<Row, Label extends string, Kind> = {
  [Name in keyof Row & Label]: Row[Name] extends Kind ? Name : never;
}[keyof Row & Label];

/** Makes the columns of a list: the head of each is the label of its field. */
export function fieldColumns<Row extends object, Label extends string>(
  labels: Readonly<Record<Label, string>>,
) {
  const column = (
    id: Label,
    width: number,
    cell: Column<Row>['cell'],
    more?: More<Row>,
  ): Column<Row> => ({ id, header: labels[id], width, cell, ...more });
  return {
    column,
    /** A text or a number as it is, a dash for none. */
    text: (
      id: Fields<Row, Label, string | number | null | undefined>,
      width: number,
      more?: More<Row>,
    ) => column(id, width, (row) => (row[id] as string | number | null) ?? nothing, more),
    /** A wall-clock time. */
    time: (
      id: Fields<Row, Label, string | null | undefined>,
      width: number,
      precision: Parameters<typeof TimeCell>[0]['precision'],
      more?: More<Row>,
    ) =>
      column(
        id,
        width,
        (row) => <TimeCell value={row[id] as string | null} precision={precision} />,
        more,
      ),
    /** A sum in yuan. */
    money: (id: Fields<Row, Label, number | null | undefined>, width: number, more?: More<Row>) =>
      column(id, width, (row) => <MoneyCell value={row[id] as number | null} />, {
        align: 'end',
        ...more,
      }),
  };
}
