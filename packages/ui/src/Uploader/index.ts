export { imageTypes, sheetTypes, type FileRules } from './fileRules.ts';
export {
  FilePicture,
  useFilePicker,
  useSubmitAttempted,
  useUploadQueue,
} from './useUploadField.tsx';
export { FileUploader } from './FileUploader.tsx';
export {
  MultiFileUploader,
  type MultiFileUploaderProps,
  type UploadedFile,
} from './MultiFileUploader.tsx';
export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export { usualMessages, progressWords } from './words.ts';
export type { Choice } from './fileRules.ts';
export type { Upload, UploadFile } from './uploadQueue.ts';
