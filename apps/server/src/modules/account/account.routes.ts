import type { ModuleHandlers } from '../../http/handlers.ts';
import type { AccountService } from './account.service.ts';

/** Handlers of the account contract. */
export function accountRoutes(service: AccountService): ModuleHandlers<'account'> {
  return {
    login: async (input, context) => service.login(input, context),
    forget: async (input, context) => service.forget(input, context),
    sendSms: async ({ tel }, context) => service.sendSms(tel ?? '', context),
    sendEmail: async ({ email }, context) => service.sendEmail(email ?? '', context),
    info: async (_input, context) => service.info(context),
    signOut: async (_input, context) => service.signOut(context),
    signOutEverywhere: async (_input, context) => service.signOutEverywhere(context),
  };
}
