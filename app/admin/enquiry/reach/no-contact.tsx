/** Replaces the contact links of people who want no contact. */
export const NoContact = () => <span className="badge badge-orange no-contact">No contact</span>;
