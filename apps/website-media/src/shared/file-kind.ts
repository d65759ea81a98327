import type { FileKind } from '@temple/ui/file-item';
import type { IconName } from '@temple/ui/icon';

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  aac: 'audio',
  ogg: 'audio',
  flac: 'audio',
  mp4: 'video',
  webm: 'video',
  mov: 'video',
  m4v: 'video',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  gif: 'image',
  svg: 'image',
  txt: 'text',
  md: 'text',
  html: 'text',
  doc: 'text',
  docx: 'text',
  rtf: 'text',
  epub: 'text',
  zip: 'archive',
  rar: 'archive',
  '7z': 'archive',
  gz: 'archive',
  tar: 'archive',
};

/** Types that every browser shows by itself. */
const SHOWN = new Set([
  'pdf',
  'mp3',
  'wav',
  'm4a',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'gif',
  'txt',
  'mp4',
]);

const ICONS: Readonly<Record<FileKind, IconName>> = {
  pdf: 'file-pdf',
  audio: 'file-audio',
  video: 'file-video',
  image: 'file-image',
  text: 'file-text',
  archive: 'file-archive',
  other: 'file',
};

/** Family of a file name extension. */
export function kindOf(type: string): FileKind {
  return KINDS[type.toLowerCase()] ?? 'other';
}

export function iconOf(type: string): IconName {
  return ICONS[kindOf(type)];
}

/** Whether opening it shows it, rather than downloading it once more. */
export function isShown(type: string): boolean {
  return SHOWN.has(type.toLowerCase());
}
