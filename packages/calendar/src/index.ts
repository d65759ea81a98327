/** Calendars of the product: the Chinese lunar day today; festivals and other traditions later. */
export { lunarDay, lunarName, type LunarDay } from './lunar.ts';
