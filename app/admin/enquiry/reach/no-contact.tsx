/** Stands where the ways to somebody would: nobody calls or writes to whoever said no. */
export const NoContact = () => <span className="badge badge-orange no-contact">No contact</span>;
