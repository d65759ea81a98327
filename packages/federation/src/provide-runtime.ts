import * as core from '@module-federation/runtime-core';

interface RuntimeHolder {
  _FEDERATION_RUNTIME_CORE?: typeof core;
  _FEDERATION_RUNTIME_CORE_FROM?: { version: string; name: string };
}

/**
 * Puts the one federation runtime where remotes built with `externalRuntime` look for it. The
 * plug-in's own `provideExternalRuntime` would bundle the runtime a second time.
 */
export default function provideRuntime() {
  return {
    name: 'temple-provide-runtime',
    beforeInit<T>(args: T): T {
      const holder = globalThis as RuntimeHolder;
      if (!holder._FEDERATION_RUNTIME_CORE) {
        holder._FEDERATION_RUNTIME_CORE = core;
        holder._FEDERATION_RUNTIME_CORE_FROM = { version: '2.9.2', name: 'temple_shell' };
      }
      return args;
    },
  };
}
