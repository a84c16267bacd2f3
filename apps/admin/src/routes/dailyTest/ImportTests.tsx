import type { PreviewRow } from '@anzhu/api/rules/importDraft';
import { EditRowDialog, ImportPanel, type ImportPanelProps } from '@anzhu/domain/healthTest';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { useState } from 'react';
import { useNow } from '../../clock.ts';
import { useOpenForm } from '../../session/loss.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { useImport } from './useImport.ts';

interface ImportTestsProps {
  /** Downloads the workbook to fill in. */
  template: ImportPanelProps['template'];
  onClose: () => void;
}

/** 导入: the preview of a workbook, and the dialog that edits one of its rows. */
export function ImportTests({ template, onClose }: ImportTestsProps) {
  const now = useNow();
  const { preview, read, edit, giveTime, exclude, importAll } = useImport(now);
  const [edited, setEdited] = useState<PreviewRow | null>(null);
  useOpenForm(useHasUnsaved());
  return (
    <EntryFrame title="导入" onClose={onClose}>
      <ImportPanel
        preview={preview}
        onRead={read}
        onEdit={setEdited}
        onTime={giveTime}
        onExclude={exclude}
        onImport={importAll}
        onClose={onClose}
        template={template}
      />
      {edited && preview && (
        <EditRowDialog
          row={edited}
          columns={preview.fields}
          now={now}
          onSave={(texts) => edit(edited.row, texts)}
          onClose={() => setEdited(null)}
        />
      )}
    </EntryFrame>
  );
}
