export { Form, type FormProps } from './Form.tsx';
export { FormGrid, FormWide, type FormGridProps } from './FormGrid.tsx';
