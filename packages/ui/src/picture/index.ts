export { Picture, type PictureProps } from './picture.tsx';
export { Scene, type SceneProps } from './scene.tsx';
export type { Ratio } from './ratios.ts';
