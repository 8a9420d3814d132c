/** What an address of a group may say; nothing in it names a course. */
export const groupKeys = ["bits", "group"];
