export { Chinese } from './Chinese.tsx';
