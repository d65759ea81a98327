export {
  CodeField,
  type CodeFieldProps,
  type CodeFieldTexts,
  type CodeSend,
} from './code-field.tsx';
