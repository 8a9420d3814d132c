// What a body may link to; checked by the editor while typing and by the server when saving.

/** Pages of this site need a leading slash: `blogs/x` would depend on the current page. */
export const isLinkAddress = (href: string): boolean => /^(https?:\/\/[^\s/]|\/(?![/\\])|#|mailto:|tel:)/i.test(href);

/** Only our own pictures: the content security policy blocks others. */
export const isOwnPicture = (address: string): boolean =>
  /^\/(art|backend\/uploads\/[a-z]+)\/[\w-]+\.webp$/.test(address);
