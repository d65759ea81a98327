/** API facade: the one axios instance, its error policy, and RTK Query typed by the contracts. */
export { configureClient, forgetClient, type ClientSettings } from './client.ts';
export { isApiError, type ApiError } from './errors.ts';
export { listenToApi, LOADING_DELAY_MS, type ApiListener } from './events.ts';
export {
  api,
  injectContract,
  prefill,
  type MutationResult,
  type PrefilledAnswer,
  type QueryState,
} from './api.ts';
