export { Form, type FormError, type FormProps } from './form.tsx';
