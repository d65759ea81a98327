export {
  FileItem,
  type DownloadState,
  type FileItemLabels,
  type FileItemProps,
  type FileKind,
} from './file-item.tsx';
