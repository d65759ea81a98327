import { remoteConfig } from '@temple/federation';

export default remoteConfig(import.meta);
