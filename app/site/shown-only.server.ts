/**
 * Hides a loader's data from React Router, which serialises all own keys for its scripts in the browser. Public pages
 * have none of these, and serialising fifty rows and the forms' choices took longer than some of a search's queries.
 * Inherited properties read the same.
 */
export const shownOnly = <Read extends object>(read: Read): Read => Object.create(read) as Read;
