/** The same answer to everybody, so that strangers do not learn whether an address is known. */
export const subscriptionThanks = (thanks: string, hasMailServer: boolean) =>
  hasMailServer ? thanks : `${thanks} At the moment our emails cannot leave: it comes later.`;
