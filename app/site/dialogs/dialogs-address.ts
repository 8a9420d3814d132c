/** What one address may ask for: it stays below 4 KB, which every proxy lets through. */
export const MOST_DIALOGS_AT_ONCE = 40;

/** Instead of a dialog: what nobody has to say in the form of the pop-up. */
export const CALL_WISHES = "call-wishes";

/** The fragment that holds these dialogs. */
export const dialogsAddress = (ids: string[]) => `/dialogs?${new URLSearchParams(ids.map((id) => ["of", id]))}`;
