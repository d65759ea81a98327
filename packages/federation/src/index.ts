export { remoteConfig, shellConfig, type AppBuild, type BuildOptions } from './config.ts';
export { sharedKeys, uiComponents, EAGER_COMPONENTS, FACADE_VERSION, HOST_API } from './policy.ts';
export type { BuildReport, PartFiles } from './report-plugin.ts';
export type { RemoteManifest, ShellManifest } from './manifest.ts';
