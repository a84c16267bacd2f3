import type { PreviewRow } from '@anzhu/api/rules/importDraft';
import { ImportPanel, MendRowDialog } from '@anzhu/domain/healthTest';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../clock.ts';
import { useOpenForm } from '../../session/loss.ts';
import { useImport } from './useImport.ts';

interface ImportTestsProps {
  /** Downloads the workbook to fill in. */
  template: ReactNode;
  onClose: () => void;
}

/** 导入: the preview of a workbook, and the dialog that types one of its rows anew. */
export default function ImportTests({ template, onClose }: ImportTestsProps) {
  const now = useNow();
  const { preview, read, mend, leaveOut, importAll } = useImport(now);
  const [mended, setMended] = useState<PreviewRow | null>(null);
  useOpenForm(useHasUnsaved());
  return (
    <>
      <ImportPanel
        preview={preview}
        onRead={read}
        onMend={setMended}
        onLeaveOut={leaveOut}
        onImport={importAll}
        onClose={onClose}
        template={template}
      />
      {mended && (
        <MendRowDialog
          row={mended}
          now={now}
          onSave={(texts) => mend(mended.row, texts)}
          onClose={() => setMended(null)}
        />
      )}
    </>
  );
}
