/** Section 8: where courses cannot be read, the sentence goes on with the reason. */
export const coursesFailure = "Failed to fetch courses: the list could not be read. Please try again in a minute.";
