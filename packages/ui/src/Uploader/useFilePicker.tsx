import { useRef, type ReactElement } from 'react';
import { acceptOf, type FileType } from './fileTypes.ts';
import type { Choice } from './uploadQueue.ts';

interface PickerOptions {
  types: readonly FileType[];
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (choices: Choice[]) => void;
}

/**
 * The system's file dialog: `open` for buttons, and the hidden input behind it. Render the input after the
 * buttons, which a form focuses.
 */
export function useFilePicker({ types, isMultiple, isDisabled, onFiles }: PickerOptions): {
  open: () => void;
  input: ReactElement;
} {
  const element = useRef<HTMLInputElement>(null);
  return {
    open: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptOf(types)}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? [], (file) => ({ file }));
          // So that choosing the same file again, after an error, is a change too.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}
