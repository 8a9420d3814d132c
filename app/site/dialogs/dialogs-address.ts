/** The most per address, which stays below 4 KB, accepted by every proxy. */
export const MOST_DIALOGS_AT_ONCE = 40;

/** Names the optional fields of the pop-up's form instead of a dialog. */
export const CALL_WISHES = "call-wishes";

export const dialogsAddress = (ids: string[]) => `/dialogs?${new URLSearchParams(ids.map((id) => ["of", id]))}`;
