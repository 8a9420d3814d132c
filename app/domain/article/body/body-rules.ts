// What a body may point to: asked by the editor while an article is written, and by the server when it is saved.

/** Pages of this site stand with their leading slash: `blogs/x` would mean something else on every page. */
export const isLinkAddress = (href: string): boolean => /^(https?:\/\/[^\s/]|\/(?![/\\])|#|mailto:|tel:)/i.test(href);

/** Pictures are our own: the pages' policy would not show others. */
export const isOwnPicture = (address: string): boolean =>
  /^\/(art|backend\/uploads\/[a-z]+)\/[\w-]+\.webp$/.test(address);
