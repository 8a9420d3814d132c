import { createContext, useContext } from "react";

/** How many rows a list has of which only the first ones are here; null where all of them are. */
export const WholeCount = createContext<number | null>(null);

export const useWholeCount = () => useContext(WholeCount);
