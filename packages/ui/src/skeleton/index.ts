export { Busy, Skeleton, type BusyProps, type SkeletonProps } from './skeleton.tsx';
