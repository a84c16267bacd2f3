export { fileName, saveFile } from './saveFile.ts';
