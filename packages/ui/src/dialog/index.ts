export { Dialog, Sheet, type DialogProps } from './dialog.tsx';
