/**
 * What a loader has read, for the page alone. React Router writes down all keys that are a loader's own, for its
 * scripts in the browser to go on from: public pages have none of these, and fifty rows and the choices of the forms
 * took longer to write down than some of a search's questions. What is inherited reads like one's own.
 */
export const shownOnly = <Read extends object>(read: Read): Read => Object.create(read) as Read;
