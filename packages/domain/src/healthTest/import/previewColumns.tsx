import type { PreviewRow } from '@anzhu/api/rules/importDraft';
import { importTitles } from '@anzhu/api/rules/testImport';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { Text } from '@anzhu/ui/Text';
import { actionsColumn } from '../../kit/index.ts';

type TextField = 'uId' | 'name' | 'checkType' | 'checkTime';

const textColumn = (id: TextField, width: number): Column<PreviewRow> => ({
  id,
  header: importTitles[id],
  width,
  cell: ({ texts }) => texts[id] || nothing,
});

/** Why a row is not imported, or nothing. */
function Reason({ reason, isLeftOut }: PreviewRow) {
  if (isLeftOut) return <Text tone="muted">不导入</Text>;
  return reason === null ? nothing : <Text tone="danger">{reason}</Text>;
}

interface PreviewActions {
  onMend: (row: PreviewRow) => void;
  onLeaveOut: (row: PreviewRow, isLeftOut: boolean) => unknown;
}

/** The columns of the preview of an import. Keep them in a memo. */
export const previewColumns = ({ onMend, onLeaveOut }: PreviewActions): Column<PreviewRow>[] => [
  { id: 'row', header: '行号', width: 72, pin: 'start', cell: ({ row }) => `第 ${row} 行` },
  { id: 'reason', header: '问题', width: 240, cell: (row) => <Reason {...row} /> },
  textColumn('uId', 96),
  textColumn('name', 96),
  textColumn('checkType', 88),
  {
    id: 'checkRes',
    header: importTitles.checkRes,
    width: 96,
    cell: ({ texts, isAbnormal }) =>
      isAbnormal ? <Text tone="danger">{texts.checkRes}</Text> : texts.checkRes || nothing,
  },
  textColumn('checkTime', 176),
  actionsColumn<PreviewRow, 'mend' | 'leave'>(
    2,
    ({ isLeftOut }) => [
      { id: 'mend', label: '修改', disabledReason: isLeftOut ? '该行不导入' : undefined },
      { id: 'leave', label: isLeftOut ? '恢复' : '不导入' },
    ],
    (action, row) => (action === 'mend' ? onMend(row) : onLeaveOut(row, !row.isLeftOut)),
  ),
];
