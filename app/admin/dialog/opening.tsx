/** Stands where a dialog is on its way: keys pressed meanwhile are meant for it (`is-busy.ts`). */
export const Opening = () => <span data-opening="" hidden />;
