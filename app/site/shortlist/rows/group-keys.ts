/** The parameters of a group's address, which never names a course. */
export const groupKeys = ["bits", "group"];
