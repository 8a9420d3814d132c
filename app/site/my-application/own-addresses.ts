export const OWN_PAGE = "/my-application";
export const SIGN_IN = `${OWN_PAGE}/sign-in`;
export const SEND_LINK = `${OWN_PAGE}/send-link`;
export const CHOOSE_PASSWORD = `${OWN_PAGE}/password`;
export const SIGN_OUT = `${OWN_PAGE}/sign-out`;
