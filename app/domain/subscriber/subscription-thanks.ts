/**
 * Whether an address was confirmed before, or has its mail already, is nothing that a stranger may learn: the same to
 * all.
 */
export const subscriptionThanks = (thanks: string, hasMailServer: boolean) =>
  hasMailServer ? thanks : `${thanks} At the moment our emails cannot leave: it comes later.`;
