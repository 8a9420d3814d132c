export const whoPaysUsAddress = "/who-pays-us";
/** The part of that page on the order of lists. */
export const listOrdersAddress = `${whoPaysUsAddress}#order`;
