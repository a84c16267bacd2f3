import { importTitles, type ImportField } from '@anzhu/api/rules/importColumns';
import { isFaulty, type PreviewRow } from '@anzhu/api/rules/importDraft';
import { faultReason, hiddenRow } from '@anzhu/api/rules/testImport';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import type { Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { actionsColumn } from '../../kit/index.ts';

/** Widths of the columns of a file; the room is not shown. */
const widths: Partial<Record<ImportField, number>> = {
  uId: 96,
  idCard: 176,
  name: 96,
  hotel: 144,
  checkType: 88,
  checkRes: 96,
  checkTime: 176,
};

/** Why a row is not imported, or nothing. */
function Reason({ errors, isExcluded, isHidden }: PreviewRow) {
  const { row: _, ...ofCells } = errors;
  const reason = faultReason(isHidden ? ofCells : errors);
  if (!isExcluded && !isHidden && reason === '') return nothing;
  return (
    <Inline gap={2}>
      {isHidden && <Tag tone="warning">{hiddenRow}</Tag>}
      {isExcluded ? <Text tone="muted">不导入</Text> : <Text tone="danger">{reason}</Text>}
    </Inline>
  );
}

const result = ({ texts, isAbnormal }: PreviewRow) =>
  isAbnormal ? <Text tone="danger">{texts.checkRes}</Text> : texts.checkRes || nothing;

const fieldColumn = (id: ImportField): Column<PreviewRow>[] => {
  const width = widths[id];
  if (width === undefined) return [];
  const cell = (row: PreviewRow) => (id === 'checkRes' ? result(row) : row.texts[id] || nothing);
  return [{ id, header: importTitles[id], width, cell }];
};

interface PreviewActions {
  onEdit: (row: PreviewRow) => void;
  onExclude: (row: PreviewRow, isExcluded: boolean) => unknown;
}

/** The columns of the preview of an import; `isLong`: the rows are named with their sheet. Keep them in a memo. */
export const previewColumns = (
  fields: readonly ImportField[],
  { isLong, onEdit, onExclude }: PreviewActions & { isLong: boolean },
): Column<PreviewRow>[] => [
  { id: 'row', header: '行号', width: isLong ? 192 : 72, pin: 'start', cell: ({ label }) => label },
  { id: 'reason', header: '问题', width: 240, cell: (row) => <Reason {...row} /> },
  ...fields.flatMap(fieldColumn),
  actionsColumn<PreviewRow, 'edit' | 'exclude'>(
    2,
    ({ isExcluded }) => [
      { id: 'edit', label: '修改', disabledReason: isExcluded ? '该行不导入' : undefined },
      { id: 'exclude', label: isExcluded ? '恢复' : '不导入' },
    ],
    (action, row) => (action === 'edit' ? onEdit(row) : onExclude(row, !row.isExcluded)),
    isFaulty,
  ),
];
