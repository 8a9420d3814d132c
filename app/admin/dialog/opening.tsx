/** A placeholder while a dialog loads: keys pressed meanwhile belong to it (`is-busy.ts`). */
export const Opening = () => <span data-opening="" hidden />;
