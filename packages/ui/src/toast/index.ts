export {
  ToastProvider,
  useToast,
  type ToastKind,
  type ToastOptions,
  type ToastProviderProps,
  type Toasts,
} from './toast.tsx';
