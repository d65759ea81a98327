import { shellConfig } from '@temple/federation';

export default shellConfig(import.meta);
