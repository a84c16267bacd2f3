import type { PreviewRow } from '@anzhu/api/rules/importDraft';
import { ImportPanel, MendRowDialog } from '@anzhu/domain/healthTest';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { useState } from 'react';
import { useNow } from '../../clock.ts';
import { useOpenForm } from '../../session/loss.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { useImport } from './useImport.ts';

/** 导入: the preview of a workbook, and the dialog that types one of its rows anew. */
export default function ImportTests({ onClose }: { onClose: () => void }) {
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
        template={<TemplateButton />}
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
