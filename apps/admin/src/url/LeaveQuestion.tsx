export { UnsavedQuestion as default } from '@anzhu/ui/Form';
