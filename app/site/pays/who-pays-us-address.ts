export const whoPaysUsAddress = "/who-pays-us";
/** On that page: what sorts which list. */
export const listOrdersAddress = `${whoPaysUsAddress}#order`;
